// Runs before any other script: shows the table's state that came with the page, in place of its board.
(function (said) {
  var told = document.getElementById("told");
  if (!told) return;
  var table = JSON.parse(told.textContent).watched.state,
    words = JSON.parse(said)[document.documentElement.lang];
  var root = document.createElement("main"),
    head = root.appendChild(document.createElement("div")),
    names;

  function add(parent, kind, text, name) {
    var made = parent.appendChild(document.createElement(kind));
    made.textContent = text;
    if (name) made.className = name;
    return made;
  }

  names = table.seats.map(function (seat) {
    return (seat.kind === "bot" ? words.bots[seat.level] : seat.name) || "";
  });
  root.className = "early at-table";
  head.className = "wrap";
  add(add(head, "h1", (words.games[table.game] || table.game) + " "), "span", names.filter(Boolean).join(" · "));
  add(head, "p", (table.you.includes(table.turn) ? words.turn + " · " : "") + words.opening, "muted");
  if (table.status !== "open") {
    var outline = add(root, "div", "", "wrap outline");
    outline.setAttribute("aria-hidden", "true");
    add(outline, "div", "", "card middle");
    // As on the board: my seat first, then clockwise.
    names.forEach(function (_, place) {
      add(outline, "div", names[(place + (table.you[0] || 0)) % names.length], "card panel");
    });
  }
  document.getElementById("app").replaceChildren(root);
})(document.currentScript.dataset.words);

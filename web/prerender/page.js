// Runs before any other script: shows the largest paragraphs of a text page, roughly in their places.
(function (said) {
  var words = JSON.parse(said)[document.documentElement.lang][location.pathname.replace(/\/$/, "")];
  if (!words) return;
  var root = document.createElement("main"),
    text;

  function add(parent, kind, text) {
    if (text) parent.appendChild(document.createElement(kind)).textContent = text;
  }

  root.className = "early at-page wrap" + (words.section ? "" : " narrow");
  if (words.picture) root.appendChild(document.createElement("div")).className = "card";
  add(root, "h1", words.title);
  add(root, "p", words.lead);
  if (words.section) {
    text = root.appendChild(document.createElement("div"));
    add(text, "h2", words.section);
    add(text, "p", words.about);
  }
  document.getElementById("app").replaceChildren(root);
})(document.currentScript.dataset.words);

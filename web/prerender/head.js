// Runs before the first paint: applies the saved theme and language, so that nothing flashes, and requests the files
// that the page will need. The settings are from src/base/settings.svelte.ts. The home page has its headline in every
// language; the visitor's is shown.
(function (here) {
  var root = document.documentElement,
    kept = {},
    wanted = navigator.languages || [],
    language;
  try {
    kept = JSON.parse(localStorage.getItem("riad.settings") || "{}");
  } catch (e) {
    // without storage there are only defaults
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.still) root.dataset.still = "";
  language = kept.language;
  for (var i = 0; !here[language] && i < wanted.length; i += 1) language = wanted[i].toLowerCase().split("-")[0];
  if (!here[language]) language = "en";
  root.lang = language;
  if (location.pathname === "/") root.classList.add("at-home");
  if (!here[language]) return; // the development server has no built files
  var files = [here[language]],
    told = document.getElementById("told"),
    game;
  var capital = function (word) {
      return word[0].toUpperCase() + word.slice(1);
    },
    words = capital(language);
  if (told) {
    files.push(here.table);
    game = JSON.parse(told.textContent).watched.state.game;
    if (here[game]) files.push(here[game], here[game + words]);
  }
  var read = /^\/(rules|learn)\/([a-z]+)$/.exec(location.pathname) || [],
    Game;
  game = read[2];
  if (here[game]) {
    Game = capital(game);
    files.push(here[read[1]], here["guide" + words], here[game + words]);
    if (read[1] === "rules") files.push(here["rules" + Game], here["rules" + Game + words]);
    else files.push(here.table, here[game], here["lesson" + Game + words]);
  }
  // Each file once: some share dependencies.
  files = files
    .join(" ")
    .split(" ")
    .filter(function (file, place, all) {
      return all.indexOf(file) === place;
    });
  files.forEach(function (file) {
    var link = document.createElement("link");
    link.rel = /\.css$/.test(file) ? "stylesheet" : "modulepreload"; // a style added here does not block the paint
    link.crossOrigin = ""; // matches the page's own request
    link.href = file;
    link.onerror = link.remove; // lets the page request it again
    document.head.append(link);
  });
})(document.currentScript.dataset);

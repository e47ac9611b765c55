// Before the first paint: the chosen theme and language, so that nothing flashes, and what the page will need, so that it
// is asked for at once and not when its turn comes. What is chosen and how: src/lib/settings.svelte.ts.
// On the home page the headline is there already, in every language; that of the visitor is shown.
(function (here) {
  var root = document.documentElement,
    kept = {},
    wanted = navigator.languages || [],
    language;
  try {
    kept = JSON.parse(localStorage.getItem("riad.settings") || "{}");
  } catch (e) {
    // a browser that keeps nothing gets the defaults
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.still) root.dataset.still = "";
  language = kept.language;
  for (var i = 0; !here[language] && i < wanted.length; i += 1) language = wanted[i].toLowerCase().split("-")[0];
  if (!here[language]) language = "en";
  root.lang = language;
  if (location.pathname === "/") root.classList.add("at-home");
  if (!here[language]) return; // no build: the development server has no such files
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
  // Each once: some share what they need.
  files = files
    .join(" ")
    .split(" ")
    .filter(function (file, place, all) {
      return all.indexOf(file) === place;
    });
  files.forEach(function (file) {
    var link = document.createElement("link");
    link.rel = /\.css$/.test(file) ? "stylesheet" : "modulepreload"; // added here, it keeps no paint waiting
    link.crossOrigin = ""; // as the page will ask for it
    link.href = file;
    link.onerror = link.remove; // so that the page asks again
    document.head.append(link);
  });
})(document.currentScript.dataset);

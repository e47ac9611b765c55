// Before the first paint: the chosen theme and language, so that nothing flashes, and the words of that language,
// so that they come with the script and not after it. What is chosen and how: src/lib/settings.svelte.ts.
// On the home page the headline is there already, in every language; that of the visitor is shown.
(function (here) {
  var root = document.documentElement, kept = {}, wanted = navigator.languages || [], language;
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
  var files = [here[language]];
  if (location.pathname.indexOf("/t/") === 0) files = files.concat(here.table.split(" "));
  files.forEach(function (file) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  });
})(document.currentScript.dataset);

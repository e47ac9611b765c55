// Before the first paint: the chosen theme and language, so that nothing flashes, and the words of that language,
// so that they come with the script and not after it. What is chosen and how: src/lib/settings.svelte.ts.
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
  if (!here[language]) return; // no build: the development server has no such files
  var link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = here[language];
  document.head.append(link);
})(document.currentScript.dataset);

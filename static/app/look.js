// What of the settings is a whole page's.

/** Shows a page's theme, the size of its text, its language. @param {import("./settings.js").Settings} settings @param {string} lang */
export function showLook({ theme, text_scale: scale }, lang) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.text = scale;
  root.lang = lang;
}

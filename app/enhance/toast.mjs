const KEY = 'backlot_notice'

/** Shows a notice now, and once more where the script reloads the page right after. */
export function showToastThroughReload(words) {
  showToast(words)
  sessionStorage.setItem(KEY, words)
}

/** Shows what was stored for a reload. A page that was opened otherwise is about something else. */
export function showStoredToast() {
  const words = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const [opening] = performance.getEntriesByType('navigation')
  if (words && opening?.type === 'reload') showToast(words)
}

/** Shows a notice in the place that every page has for it, for two seconds or three. */
export function showToast(words, seconds = 2) {
  const line = document.createElement('p')
  line.className = `toast-line is-available ${seconds === 3 ? 'stays-3' : ''}`
  line.textContent = words
  document.querySelector('[role=status]').replaceChildren(line)
  setTimeout(() => line.remove(), seconds * 1000)
}

const KEY = 'backlot_notice'

/** Shows a toast now, and again if the script reloads the page right after. */
export function showToastThroughReload(words) {
  showToast(words)
  sessionStorage.setItem(KEY, words)
}

/** Shows a toast stored for a reload, and only after a reload. */
export function showStoredToast() {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const [opening] = performance.getEntriesByType('navigation')
  if (text && opening?.type === 'reload') showToast(text)
}

/** Shows a toast in the page's place for toasts, for two or three seconds. */
export function showToast(words, seconds = 2) {
  const line = document.createElement('p')
  line.className = `toast-line is-available ${seconds === 3 ? 'stays-3' : ''}`
  line.textContent = words
  document.querySelector('[data-toasts]').replaceChildren(line)
  setTimeout(() => line.remove(), seconds * 1000)
}

const KEY = 'backlot_notice'
const FRESH_MS = 5000

/** Shows a notice now, and once more where the page is loaded again right after. */
export function showToastThroughReload(words) {
  showToast(words)
  sessionStorage.setItem(KEY, JSON.stringify([words, Date.now()]))
}

/** Shows what was kept for this page. */
export function showKeptToast() {
  const [words, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  sessionStorage.removeItem(KEY)
  if (Date.now() - at < FRESH_MS) showToast(words)
}

/** Shows a notice in the place that every page has for it, for two seconds or three. */
export function showToast(words, seconds = 2) {
  const line = document.createElement('p')
  line.className = `toast-line is-available ${seconds === 3 ? 'stays-3' : ''}`
  line.textContent = words
  document.querySelector('[role=status]').replaceChildren(line)
  setTimeout(() => line.remove(), seconds * 1000)
}

import { isOnline } from './connection.mjs'

/**
 * Remembers a press on Finish while photos are waiting, and carries it out when the last one has been sent. If a damage
 * was sent that the page does not show yet, it reloads the page instead. Leaves the page only once: a second navigation
 * would abort the first, and the response to Finish would be lost. Returns a view for the queue.
 */
export function finishLast({ section, send }) {
  let left = []
  let press = null
  let hasSentDamage = false
  let isLeaving = false
  for (const [selector, on] of WAYS) {
    for (const way of document.querySelectorAll(selector)) {
      way.addEventListener(on, (event) => {
        if (left.length === 0 && (event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        if (left.length === 0) return finish(way)
        press = way
        send()
      })
    }
  }

  async function finish(way) {
    const button = way instanceof HTMLFormElement ? way.querySelector('[type=submit]') : way
    if (button.hasAttribute('aria-busy')) return
    const note = way.parentElement.querySelector('[data-no-signal]')
    note.hidden = true
    button.setAttribute('aria-busy', 'true')
    isLeaving = true
    isLeaving = await isOnline()
    button.removeAttribute('aria-busy')
    note.hidden = isLeaving
    if (!isLeaving) return
    if (way instanceof HTMLFormElement) way.submit()
    else location.assign(way.href)
  }

  // back from the browser's back/forward cache
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false
  })

  return (photos) => {
    passMissing(photos)
    hasSentDamage ||= left.some(({ id, fields }) => !fields.shot && !photos.some((photo) => photo.id === id))
    left = photos
    if (photos.length > 0) {
      if (press && photos.some(({ refusal }) => !refusal))
        section.querySelector('[data-why]').textContent = section.dataset.finishLast
      return
    }
    if (isLeaving) return
    if (press instanceof HTMLFormElement) press.requestSubmit()
    else if (hasSentDamage && document.querySelector(REPORT)) {
      isLeaving = true
      location.reload()
    } else press?.click()
  }
}

/** Hides that shots are missing if all of them are waiting on this phone. */
function passMissing(photos) {
  const isTaken = (shot) => photos.some(({ fields }) => fields.shot === shot)
  for (const element of document.querySelectorAll('[data-missing]'))
    if (element.dataset.missing.split(' ').every(isTaken)) element.hidden = true
}

/** Finish is a form if there are damages, otherwise a link to confirm that there are none. */
const REPORT = 'form[data-finish], a[href$="/no-damage"]'
const WAYS = [
  ['form[data-finish]', 'submit'],
  ['a[href$="/no-damage"]', 'click'],
]

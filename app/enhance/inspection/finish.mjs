/**
 * Remembers a press on Finish while photos are waiting, and carries it out when the last one has been sent. If a damage
 * was sent that the page does not show yet, it reloads the page instead. Returns a view for the queue.
 */
export function finishLast({ section, send }) {
  let left = []
  let press = null
  let hasSentDamage = false
  for (const [selector, on] of WAYS) {
    for (const way of document.querySelectorAll(selector)) {
      way.addEventListener(on, (event) => {
        if (left.length === 0) return
        event.preventDefault()
        press = way
        send()
      })
    }
  }

  return (photos) => {
    passMissing(photos)
    hasSentDamage ||= left.some(({ id, fields }) => !fields.shot && !photos.some((photo) => photo.id === id))
    left = photos
    if (photos.length > 0) {
      if (press && photos.some(({ refusal }) => !refusal))
        section.querySelector('[data-why]').textContent = section.dataset.finishLast
      return
    }
    if (press instanceof HTMLFormElement) press.requestSubmit()
    else if (hasSentDamage && document.querySelector(REPORT)) location.reload()
    else press?.click()
  }
}

/** Hides the note about missing shots if all of them are waiting on this phone. */
function passMissing(photos) {
  const missing = document.querySelector('[data-missing]')
  const isTaken = (shot) => photos.some(({ fields }) => fields.shot === shot)
  const note = missing?.closest('.note')
  if (note && missing.dataset.missing.split(' ').every(isTaken)) note.hidden = true
}

/** Finish is a form if there are damages, otherwise a link to confirm that there are none. */
const REPORT = 'form[data-finish], a[href$="/no-damage"]'
const WAYS = [
  ['form[data-finish]', 'submit'],
  ['a[href$="/no-damage"]', 'click'],
]

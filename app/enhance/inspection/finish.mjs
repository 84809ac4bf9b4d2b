/**
 * A press on Finish while photos wait is remembered and carried out when the last of them was sent; where damages were
 * among them, the page is drawn anew with them first. Answers what to do with the photos that wait.
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

/** Of the shots that the server misses: those that lie here are not to be taken once more. */
function passMissing(photos) {
  const missing = document.querySelector('[data-missing]')
  const isTaken = (shot) => photos.some(({ fields }) => fields.shot === shot)
  const note = missing?.closest('.note')
  if (note && missing.dataset.missing.split(' ').every(isTaken)) note.hidden = true
}

/** Where damage was found, and where none was. */
const REPORT = 'form[data-finish], a[href$="/no-damage"]'
const WAYS = [
  ['form[data-finish]', 'submit'],
  ['a[href$="/no-damage"]', 'click'],
]

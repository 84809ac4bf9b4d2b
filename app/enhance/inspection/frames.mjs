import { showIn } from './previews.mjs'

const WORDS = {
  saving: 'Saving',
  chosen: 'Not saved yet',
  waiting: 'Waiting',
  sending: 'Sending',
  refused: 'Not accepted',
  available: 'Saved',
}
const TONES = { refused: 'refused', available: 'available' }

/** Puts a photo of this phone into a frame, above whatever the frame showed. `address` may follow later. */
export function fillFrame(frame, label, address) {
  const picture = document.querySelector('[data-preview]').content.firstElementChild.cloneNode(true)
  const image = picture.querySelector('img')
  image.alt = label
  if (address) {
    showIn(image, address)
    frame.classList.add('is-taken')
    frame.querySelector('input[type=file]').required = false
  } else {
    // until the photo is stored, the frame shows only that it is coming
    image.remove()
    if (frame.classList.contains('is-taken')) return mark(frame, 'saving')
  }
  frame.querySelector('.frame-picture').replaceWith(picture)
}

/** Shows the status of the photo in the frame, and offers to retry. */
export function mark(frame, state, { why = '', isStuck = false } = {}) {
  const status = frame.querySelector('.status')
  status.textContent = WORDS[state]
  status.className = `status is-${TONES[state] ?? 'waiting'}`
  const failed = frame.querySelector('[data-failed]')
  if (!failed) return
  failed.hidden = !isStuck
  failed.firstElementChild.textContent = why
  if (state !== 'sending') showProgress(frame, null)
}

/** A fraction from 0 to 1, or null. */
export function showProgress(frame, share) {
  const bar = frame?.querySelector('progress')
  if (bar) Object.assign(bar, { hidden: share === null, value: share ?? 0 })
}

import { fillFrame, mark } from './frames.mjs'
import { markByPress } from './press.mjs'
import { clearProblem, refuseNoPhoto, showProblem } from './problem.mjs'

/**
 * Takes each general photo as soon as it is chosen, shows it in its frame and leads to the next empty one. Next leads
 * on once all four are saved or waiting. Returns a view for the queue: it gets the photos, the id of the one being sent
 * or null, and why none is being sent.
 * @returns {(photos: any[], sending?: number | null, halt?: string | null) => void}
 */
export function takeShots({ section, store, send, keep, previewOf }) {
  const form = document.querySelector('form[data-shots]')
  // looked up each time, because a card that was replaced has a new input
  const inputs = () => [...(form?.querySelectorAll('input[type=file]') ?? [])]
  // a closed inspection has no inputs
  if (inputs().length === 0) return () => {}
  const isFinished = 'finished' in section.dataset
  const pending = new Set()
  const shown = new Set()
  const tried = new Set()
  form.addEventListener('change', ({ target }) => target.type === 'file' && take(target))
  form.addEventListener('click', ({ target }) => target.closest('[data-again]') && tryAgain(cardOf(target)))
  form.addEventListener('submit', advanceStep)
  markByPress(form)

  return (photos, sending = null, halt = null) => {
    if (isFinished) return
    if (sending !== null) tried.add(sending)
    for (const photo of photos.filter(({ fields }) => fields.shot)) preview(photo)
    for (const card of form.querySelectorAll('[data-kept]')) {
      const photo = photos.find(({ id }) => String(id) === card.dataset.kept)
      if (photo) showStatus(card, photo, { sending, halt })
      else redraw(card)
    }
    count()
  }

  function showStatus(card, { id, refusal }, { sending, halt }) {
    const isStuck = Boolean(refusal) || (sending === null && tried.has(id))
    const state = refusal ? 'refused' : id === sending ? 'sending' : 'waiting'
    mark(card, state, { why: refusal ?? halt ?? '', isStuck })
  }

  function count() {
    const line = form.querySelector('[data-saved-count]')
    const saved = form.querySelectorAll('.status.is-available').length
    const waiting = form.querySelectorAll('[data-kept]').length
    const said = line?.textContent.replace(/^\d/, String(saved)).replace(/,.*$/, '')
    // an unchanged text would be announced again
    const now = waiting ? `${said}, ${waiting} waiting` : said
    if (line && line.textContent !== now) line.textContent = now
    const step = document.querySelector('[data-step-count]')
    if (step) step.textContent = step.textContent.replace(/\d(?= of)/, String(saved))
  }

  async function take(input) {
    const [file] = input.files
    if (!file) return
    const card = cardOf(input)
    const isFirst = !isTaken(input)
    const focused = document.activeElement
    clearProblem(input)
    if (await refuseNoPhoto(section, input)) return
    const kept = keep(file, { fields: { shot: input.name }, label: input.dataset.label })
    pending.add(kept)
    if (!isFinished) fillFrame(card.querySelector('[data-frame]'), input.dataset.label)
    try {
      await kept
      // so that the form does not send it again
      if (input.files[0] === file) input.value = ''
      // unless somebody has moved on already
      if (isFirst && !isFinished && document.activeElement === focused) leadOn(input)
    } catch {
      // no room on this phone: the file stays in its field and is sent with the form
      mark(card, 'chosen')
    }
    pending.delete(kept)
  }

  /** Leads to the next empty frame, or to Next. */
  function leadOn(input) {
    const all = inputs()
    const place = all.indexOf(input)
    const next = [...all.slice(place + 1), ...all.slice(0, place)].find((each) => !isTaken(each))
    const control = next ?? form.querySelector('[type=submit]')
    control.focus({ preventScroll: true })
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const goal = next ? cardOf(next) : control
    goal.scrollIntoView({ block: 'center', behavior })
  }

  async function tryAgain(card) {
    await store.change(Number(card.dataset.kept), { refusal: undefined })
    send()
  }

  async function advanceStep(event) {
    event.preventDefault()
    await Promise.allSettled(pending)
    // files that could not be stored are sent with the form
    if (inputs().some(({ files }) => files.length > 0)) return form.submit()
    const waiting = (await store.all()).map(({ fields }) => fields.shot)
    const missing = inputs().filter((input) => !waiting.includes(input.name) && !('saved' in input.dataset))
    // the form has nothing to send, and there may be no connection
    if (missing.length === 0) return location.assign(form.dataset.shots)
    for (const input of missing) showProblem(section, input, form.dataset.required)
    missing[0].focus()
  }

  /** Replaces the card of a sent photo with the server's; without a connection it stays as it is. */
  async function redraw(card) {
    mark(card, 'available')
    delete card.dataset.kept
    const page = await fetch(form.action).then(
      (response) => response.text(),
      () => '',
    )
    const drawn = new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-shot="${card.dataset.shot}"]`)
    // keep the card if another file was chosen since
    if (!drawn?.querySelector('.is-available') || card.dataset.kept || card.querySelector('[type=file]').value) return
    drawn.querySelector('img').replaceWith(card.querySelector('img'))
    const hasFocus = card.contains(document.activeElement)
    card.replaceWith(drawn)
    if (hasFocus) drawn.querySelector('[type=file]').focus({ preventScroll: true })
  }

  function preview(photo) {
    if (shown.has(photo.id)) return
    shown.add(photo.id)
    const card = form.querySelector(`[data-shot="${photo.fields.shot}"]`)
    fillFrame(card.querySelector('[data-frame]'), photo.label, previewOf(photo))
    card.dataset.kept = photo.id
    card.querySelector('input[type=file]').dataset.saved = ''
  }
}

const cardOf = (control) => control.closest('[data-shot]')
/** Whether a shot is saved, or waits on this phone. */
const isTaken = (input) => 'saved' in input.dataset

/** Whether a waiting photo is shown in a frame of this page. */
export function isInFrame({ id }) {
  return document.querySelector(`[data-kept="${id}"]`) !== null
}

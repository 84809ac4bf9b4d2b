import { showIn } from './previews.mjs'
import { refuseNoPhoto, sayProblem, takeBackProblem } from './problem.mjs'

/**
 * Takes each general photo as soon as it is chosen, and shows it in its card. Next leads on once all four are saved or
 * waiting. Returns a view for the queue.
 */
export function takeShots({ section, store, keep, previewOf }) {
  const form = document.querySelector('form[data-shots]')
  // looked up each time, because a card that was replaced has a new input
  const inputs = () => [...(form?.querySelectorAll('input[type=file]') ?? [])]
  // a closed inspection has no inputs
  if (inputs().length === 0) return () => {}
  const pending = new Set()
  const shown = new Set()
  form.addEventListener('change', ({ target }) => target.type === 'file' && take(target))
  form.addEventListener('submit', advanceStep)

  return (photos) => {
    if ('finished' in section.dataset) return
    for (const photo of photos.filter(({ fields }) => fields.shot)) preview(photo)
    for (const card of form.querySelectorAll('[data-kept]')) {
      const photo = photos.find(({ id }) => String(id) === card.dataset.kept)
      mark(card, photo ? (photo.refusal ? 'refused' : 'waiting') : 'available')
      if (!photo) redraw(card)
    }
    const saved = form.querySelector('[data-saved-count]')
    if (saved)
      saved.textContent = saved.textContent.replace(/^\d/, String(form.querySelectorAll('.is-available').length))
  }

  async function take(input) {
    const [file] = input.files
    if (!file) return
    takeBackProblem(input)
    if (await refuseNoPhoto(section, input)) return
    const kept = keep(file, { fields: { shot: input.name }, label: input.dataset.label })
    pending.add(kept)
    try {
      await kept
      // so that the form does not send it again
      if (input.files[0] === file) input.value = ''
    } catch {
      // no room on this phone: the file stays in its field and is sent with the form
    }
    pending.delete(kept)
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
    for (const input of missing) sayProblem(section, input, form.dataset.required)
    missing[0].focus()
  }

  /** Replaces the card of a sent photo with the server's; without a connection it stays as it is. */
  async function redraw(card) {
    delete card.dataset.kept
    const page = await fetch(form.action).then(
      (answer) => answer.text(),
      () => '',
    )
    const drawn = new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-shot="${card.dataset.shot}"]`)
    // keep the card if another file was chosen since
    if (!drawn?.querySelector('.is-available') || card.dataset.kept || card.querySelector('[type=file]').value) return
    drawn.querySelector('img').replaceWith(card.querySelector('img'))
    const hasFocus = card.contains(document.activeElement)
    card.replaceWith(drawn)
    if (hasFocus) drawn.querySelector('[type=file]').focus()
  }

  function preview(photo) {
    if (shown.has(photo.id)) return
    shown.add(photo.id)
    const card = form.querySelector(`[data-shot="${photo.fields.shot}"]`)
    const picture = section.querySelector('[data-preview]').content.firstElementChild.cloneNode(true)
    picture.querySelector('img').alt = photo.label
    showIn(picture.querySelector('img'), previewOf(photo))
    card.firstElementChild.replaceWith(picture)
    card.dataset.kept = photo.id
    card.querySelector('input[type=file]').dataset.saved = ''
  }
}

const WORDS = { waiting: 'Waiting', refused: 'Not accepted', available: 'Saved' }

function mark(card, tone) {
  const status = card.querySelector('.status')
  status.textContent = WORDS[tone]
  status.className = `status is-${tone}`
}

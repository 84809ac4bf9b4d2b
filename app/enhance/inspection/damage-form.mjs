import { isOnline } from './connection.mjs'
import { fillFrame, mark } from './frames.mjs'
import { clearProblem, refuseNoPhoto, showProblem } from './problem.mjs'

/**
 * Queues a damage with its photo and goes to the next step immediately; an edited one without a new photo is submitted
 * as a form. Missing input is reported at its field. Without a connection the page stays, because a response would lose
 * the chosen photo.
 */
export function sendDamage({ section, keep }) {
  const form = document.querySelector('form[data-damage]')
  let shown = []
  for (const on of ['click', 'change']) form?.addEventListener(on, clearFixed)
  form?.elements.file.addEventListener('change', async ({ target }) => {
    clearProblem(target)
    const [photo] = target.files
    if (!photo || (await refuseNoPhoto(section, target))) return
    const frame = target.closest('[data-frame]')
    fillFrame(frame, photo.name, URL.createObjectURL(photo))
    mark(frame, 'chosen')
  })
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { file, key, ...fields } = Object.fromEntries(new FormData(form))
    const [photo] = form.elements.file.files
    const missing = missingIn(form, section)
    for (const [control] of shown) clearProblem(control)
    for (const [control, sentence] of missing) showProblem(section, control, sentence)
    shown = missing
    if (missing.length > 0) return missing[0][0].focus()
    const press = event.submitter
    if (press) press.disabled = true
    try {
      if (!photo) return await submitForm(press)
      await keep(photo, { fields, label: labelOf(form) })
      location.assign(form.dataset.damage)
    } catch {
      // no room on this phone: submit the form
      await submitForm(press)
    }
  })

  /** Removes errors that have been fixed, or whose field is no longer shown. */
  function clearFixed() {
    const missing = missingIn(form, section).map(([control]) => control)
    for (const [control] of shown) if (!missing.includes(control)) clearProblem(control)
    shown = shown.filter(([control]) => missing.includes(control))
  }

  async function submitForm(press) {
    const note = form.querySelector('[data-no-signal]')
    note.hidden = true
    if (await isOnline()) return form.submit()
    note.hidden = false
    if (press) press.disabled = false
  }
}

/** The controls that lack input, in screen order, each with its error. */
function missingIn(form, section) {
  const { observationPoint, damage, file } = form.elements
  const parts = [...form.querySelectorAll('[data-view]:enabled [name=partOfVehicle]')]
  const missing = []
  if (!observationPoint.value) {
    missing.push([form.querySelector('[data-kind]:enabled [data-choose-view]'), form.dataset.viewRequired])
  } else if (!parts.some(({ checked }) => checked)) missing.push([parts[0], form.dataset.partRequired])
  if (file.files.length === 0 && !damage) missing.push([file, section.dataset.imageRequired])
  return missing
}

/** The chosen part and type by their labels: 'Front door, Dent'. */
function labelOf(form) {
  return ['partOfVehicle', 'damageType']
    .map((name) => form.querySelector(`[name=${name}]:enabled:checked`)?.closest('label').textContent.trim())
    .filter(Boolean)
    .join(', ')
}

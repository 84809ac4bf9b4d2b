import { partAt, pressedPlace } from './press.mjs'

/**
 * Switches kind, view and part of a damage without loading a page: the form already contains all choices, hidden and
 * disabled. Another kind or view clears the part. A press on a
 * photo of the vehicle has already chosen view and part.
 */
export function chooseDamage() {
  const form = document.querySelector('form[data-damage]')
  form?.addEventListener('click', (event) => {
    const link = event.target.closest('a')
    const { chooseKind: kind, chooseView: view, choosePart: part } = link?.dataset ?? {}
    if (!kind && !view && !part) return
    event.preventDefault()
    if (part) return choosePart(form, link.closest('fieldset'), part)
    const hidden = form.elements
    hidden.photoType.value = kind ?? hidden.photoType.value
    hidden.observationPoint.value = view ?? ''
    clearPart(form)
    draw(form)
  })
  form?.addEventListener('change', ({ target }) => {
    if (target.name === 'partOfVehicle') markPart(form, target.value)
  })
  const pressed = form && pressedPlace(location.hash)
  if (pressed) choosePressed(form, pressed)
}

function choosePressed(form, { view, ...place }) {
  form.elements.observationPoint.value = view
  draw(form)
  const parts = form.querySelector(`[data-kind]:enabled [data-view=${view}]`)
  const drawing = parts?.querySelector('svg')
  if (drawing) choosePart(form, parts, partAt(drawing, place).dataset.choosePart)
}

/** Shows and enables the fieldsets of the chosen kind and view, hides and disables the others. */
function draw(form) {
  const { photoType, observationPoint } = form.elements
  for (const fieldset of form.querySelectorAll('[data-kind]')) {
    const isChosen = fieldset.dataset.kind === photoType.value
    show(fieldset, isChosen)
    if (isChosen) chooseFirstType(fieldset)
    for (const parts of fieldset.querySelectorAll('[data-view]')) {
      show(parts, isChosen && parts.dataset.view === observationPoint.value)
    }
    mark(fieldset, '[data-choose-view]', (link) => isChosen && link.dataset.chooseView === observationPoint.value)
  }
  mark(form, '[data-choose-kind]', (link) => link.dataset.chooseKind === photoType.value)
}

function show(fieldset, isShown) {
  fieldset.disabled = !isShown
  fieldset.hidden = !isShown
}

/** A kind that is shown for the first time starts with its first type, as the server renders it. */
function chooseFirstType(fieldset) {
  const types = [...fieldset.querySelectorAll('[name=damageType]')]
  if (types.length > 0 && !types.some(({ checked }) => checked)) types[0].checked = true
}

function choosePart(form, parts, name) {
  parts.querySelector(`[name=partOfVehicle][value=${name}]`).checked = true
  markPart(form, name)
}

function clearPart(form) {
  for (const radio of form.querySelectorAll('[name=partOfVehicle]')) radio.checked = false
  markPart(form, '')
}

function markPart(form, name) {
  mark(form, '[data-choose-part]', (link) => link.dataset.choosePart === name)
}

function mark(within, links, isChosen) {
  for (const link of within.querySelectorAll(links)) {
    if (isChosen(link)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

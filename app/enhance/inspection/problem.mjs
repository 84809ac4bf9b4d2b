import { whyNoPhoto } from './resize-photo.mjs'

/** Says what is wrong with a field in its place, as the server would; the page leaves an empty problem for it. */
export function sayProblem(section, control, sentence) {
  takeBackProblem(control)
  const problem = section.querySelector('[data-problem]').content.firstElementChild.cloneNode(true)
  problem.id = `${control.id || 'choice'}-problem`
  problem.querySelector('p').textContent = sentence
  fieldOf(control).append(problem)
  for (const wrong of marked(control)) wrong.setAttribute('aria-invalid', 'true')
  described(control).setAttribute('aria-describedby', problem.id)
}

/** Says at once beside its field that a chosen file is no photo, and takes it out; whether it did. */
export async function refuseNoPhoto(section, input) {
  const [file] = input.files
  const why = file && (await whyNoPhoto(file))
  if (!why) return false
  input.value = ''
  sayProblem(section, input, why === 'heic' ? section.dataset.heic : section.dataset.noPhoto)
  return true
}

/** Also of what the server said of the field. */
export function takeBackProblem(control) {
  // a problem takes the place of the hint
  for (const said of fieldOf(control).querySelectorAll(':scope > :is(.problem, .hint)')) said.remove()
  for (const wrong of marked(control)) wrong.removeAttribute('aria-invalid')
  described(control).removeAttribute('aria-describedby')
}

const fieldOf = (control) => control.closest('.field')
/** Of several choices under one legend all are wrong together. */
const isGroup = (field) => field.matches('fieldset')
const described = (control) => (isGroup(fieldOf(control)) ? fieldOf(control) : control)
const marked = (control) => (isGroup(fieldOf(control)) ? fieldOf(control).querySelectorAll('input') : [control])

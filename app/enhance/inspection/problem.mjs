import { whyNoPhoto } from './resize-photo.mjs'

/** Shows an error at its field, as the server would, from the page's template. */
export function showProblem(section, control, sentence) {
  clearProblem(control)
  const problem = section.querySelector('[data-problem]').content.firstElementChild.cloneNode(true)
  problem.id = `${control.id || 'choice'}-problem`
  problem.querySelector('p').textContent = sentence
  fieldOf(control).append(problem)
  for (const wrong of marked(control)) wrong.setAttribute('aria-invalid', 'true')
  described(control).setAttribute('aria-describedby', problem.id)
}

/** If the chosen file is not a photo, reports it at the field and clears the field. Returns whether it did. */
export async function refuseNoPhoto(section, input) {
  const [file] = input.files
  const why = file && (await whyNoPhoto(file))
  if (!why) return false
  input.value = ''
  showProblem(section, input, why === 'heic' ? section.dataset.heic : section.dataset.noPhoto)
  return true
}

/** Removes a field's error, also one that the server rendered. */
export function clearProblem(control) {
  // an error replaces the hint
  for (const said of fieldOf(control).querySelectorAll(':scope > :is(.problem, .hint)')) said.remove()
  for (const wrong of marked(control)) wrong.removeAttribute('aria-invalid')
  described(control).removeAttribute('aria-describedby')
}

const fieldOf = (control) => control.closest('.field')
/** Choices under one legend have one error for all of them. */
const isGroup = (field) => field.matches('fieldset')
const described = (control) => (isGroup(fieldOf(control)) ? fieldOf(control) : control)
const marked = (control) => (isGroup(fieldOf(control)) ? fieldOf(control).querySelectorAll('input') : [control])

import { clearProblem, showProblem } from '../inspection/problem.mjs'
import { whyNoPhoto } from '../inspection/resize-photo.mjs'

/** Takes photos as soon as they are chosen; a newer one for a slot replaces the waiting one. */
export function takePhotos(section, { store, keep }) {
  // the upload buttons are for pages without script
  for (const plain of document.querySelectorAll('[data-plain]')) plain.hidden = true
  for (const input of document.querySelectorAll('input[data-photo]')) {
    input.addEventListener('change', () => take(input))
  }

  async function take(input) {
    const files = [...input.files]
    clearProblem(input)
    for (const file of files) {
      const why = await whyNoPhoto(file)
      if (why) {
        const sentence = why === 'heic' ? section.dataset.heic : section.dataset.noPhoto
        showProblem(section, input, input.multiple ? `${file.name}: ${sentence}` : sentence)
        continue
      }
      if (!input.multiple) await clear(input.name)
      // no room on this device: the form submits the chosen files
      const isKept = await keep(file, { fields: { place: input.name }, label: labelOf(input, file) }).then(
        () => true,
        () => false,
      )
      if (!isKept) return input.form.submit()
    }
    input.value = ''
  }

  async function clear(place) {
    for (const { id, fields } of await store.all()) if (fields.place === place) await store.remove(id)
  }
}

const labelOf = (input, file) => (input.multiple ? file.name : input.dataset.photo)

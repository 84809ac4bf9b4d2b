/**
 * Takes each general photo as soon as it is chosen. The page says of every field which shot it is (its name), how it is
 * called, and whether the shot is there already; Next leads on once all four are there or wait.
 */
export function takeShots(keep, shelf) {
  const form = document.querySelector('form[data-shots]')
  if (!form) return
  const inputs = [...form.querySelectorAll('input[type=file]')]
  const underway = new Set()
  for (const input of inputs) input.addEventListener('change', () => take(input))
  form.addEventListener('submit', goOn)

  async function take(input) {
    const [file] = input.files
    if (!file) return
    input.setCustomValidity('')
    const kept = keep(file, { fields: { shot: input.name }, label: input.dataset.label })
    underway.add(kept)
    try {
      await kept
      // not sent once more with the form
      if (input.files[0] === file) input.value = ''
    } catch {
      // no room on this phone: it stays in its field and goes with the form
    }
    underway.delete(kept)
  }

  async function goOn(event) {
    event.preventDefault()
    await Promise.allSettled(underway)
    const waiting = (await shelf.all()).map(({ fields }) => fields.shot)
    const isThere = ({ name, dataset }) => 'saved' in dataset || waiting.includes(name)
    // what lacks, and what is in a field, is the server's to judge
    if (!waiting.some(Boolean) || inputs.some(({ files }) => files.length > 0)) return form.submit()
    const missing = inputs.find((input) => !isThere(input))
    if (!missing) return location.assign(form.dataset.shots)
    missing.setCustomValidity(form.dataset.required)
    missing.reportValidity()
  }
}

/** Keeps a damage with its photo and leads on at once; without a new photo the form is sent as it is. */
export function sendDamage(keep) {
  const form = document.querySelector('form[data-damage]')
  form?.addEventListener('submit', async (event) => {
    const { file, key, ...fields } = Object.fromEntries(new FormData(form))
    if (!file?.size || !isWhole(fields)) return
    event.preventDefault()
    const press = event.submitter
    if (press) press.disabled = true
    try {
      await keep(file, { fields, label: labelOf(form) })
      location.assign(form.dataset.damage)
    } catch {
      // no room on this phone
      if (press) press.disabled = false
      form.submit()
    }
  })
}

const REQUIRED = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType', 'damageSize']
const isWhole = (fields) => REQUIRED.every((name) => fields[name])

/** What was chosen, in the words of the form: 'Front door, Dent'. */
function labelOf(form) {
  return ['partOfVehicle', 'damageType']
    .map((name) => {
      const field = form.elements[name]
      const chosen = field.selectedOptions?.[0] ?? form.querySelector(`[name=${name}]:checked`)?.closest('label')
      return chosen?.textContent.trim()
    })
    .filter(Boolean)
    .join(', ')
}

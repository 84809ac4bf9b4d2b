const REQUIRED = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType', 'damageSize']

/** Keeps a damage with its photo and leads on at once; an edited one without a new photo is sent as it is. */
export function sendDamage({ section, keep }) {
  const form = document.querySelector('form[data-damage]')
  const input = form?.querySelector('input[type=file]')
  input?.addEventListener('change', () => input.setCustomValidity(''))
  form?.addEventListener('submit', async (event) => {
    const { file, key, ...fields } = Object.fromEntries(new FormData(form))
    // what lacks is said by the server
    if (!REQUIRED.every((name) => fields[name]) || (!file?.size && fields.damage)) return
    event.preventDefault()
    if (!file?.size) {
      input.setCustomValidity(section.dataset.imageRequired)
      input.reportValidity()
      return
    }
    const press = event.submitter
    if (press) press.disabled = true
    try {
      await keep(file, { fields, label: labelOf(form) })
      location.assign(form.dataset.damage)
    } catch {
      // no photo, or no room on this phone: the server says so, or takes it
      form.submit()
    }
  })
}

/** What was chosen, in the words of the form: 'Front door, Dent'. */
function labelOf(form) {
  return ['partOfVehicle', 'damageType']
    .map((name) => form.querySelector(`[name=${name}]:enabled:checked`)?.closest('label').textContent.trim())
    .filter(Boolean)
    .join(', ')
}

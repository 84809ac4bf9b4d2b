import { refuseNoPhoto, sayProblem, takeBackProblem } from './problem.mjs'

/** Longer than a short answer takes on a bad line. */
const LINE_MS = 8000

/**
 * Keeps a damage with its photo and leads on at once; an edited one without a new photo is sent as it is. What lacks is
 * said in its place, and a page that cannot be sent stays: the server's answer would come without the photo, or not at all.
 */
export function sendDamage({ section, keep }) {
  const form = document.querySelector('form[data-damage]')
  let said = []
  for (const on of ['click', 'change']) form?.addEventListener(on, takeBack)
  form?.elements.file.addEventListener('change', ({ target }) => {
    takeBackProblem(target)
    refuseNoPhoto(section, target)
  })
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { file, key, ...fields } = Object.fromEntries(new FormData(form))
    const [photo] = form.elements.file.files
    const lacking = lackingIn(form, section)
    for (const [control] of said) takeBackProblem(control)
    for (const [control, sentence] of lacking) sayProblem(section, control, sentence)
    said = lacking
    if (lacking.length > 0) return lacking[0][0].focus()
    const press = event.submitter
    if (press) press.disabled = true
    try {
      if (!photo) return await sendAsItIs(press)
      await keep(photo, { fields, label: labelOf(form) })
      location.assign(form.dataset.damage)
    } catch {
      // no room on this phone: the server takes it
      await sendAsItIs(press)
    }
  })

  /** What was chosen meanwhile lacks no more; of what is out of reach nothing is said. */
  function takeBack() {
    const lacking = lackingIn(form, section).map(([control]) => control)
    for (const [control] of said) if (!lacking.includes(control)) takeBackProblem(control)
    said = said.filter(([control]) => lacking.includes(control))
  }

  async function sendAsItIs(press) {
    const note = form.querySelector('[data-no-signal]')
    note.hidden = true
    if (await hasLine()) return form.submit()
    note.hidden = false
    if (press) press.disabled = false
  }
}

/** The controls that miss something, as they stand on the screen, each with what is said of it. */
function lackingIn(form, section) {
  const { observationPoint, damage, file } = form.elements
  const parts = [...form.querySelectorAll('[data-view]:enabled [name=partOfVehicle]')]
  const lacking = []
  if (!observationPoint.value) {
    lacking.push([form.querySelector('[data-kind]:enabled [data-choose-view]'), form.dataset.viewRequired])
  } else if (!parts.some(({ checked }) => checked)) lacking.push([parts[0], form.dataset.partRequired])
  if (file.files.length === 0 && !damage) lacking.push([file, section.dataset.imageRequired])
  return lacking
}

async function hasLine() {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(LINE_MS) }
  return (await fetch('/robots.txt', asked).catch(() => null))?.ok ?? false
}

/** What was chosen, in the words of the form: 'Front door, Dent'. */
function labelOf(form) {
  return ['partOfVehicle', 'damageType']
    .map((name) => form.querySelector(`[name=${name}]:enabled:checked`)?.closest('label').textContent.trim())
    .filter(Boolean)
    .join(', ')
}

/**
 * A press on Finish while photos wait is remembered and carried out when the last of them was sent. Answers what to do
 * with the news how many are left.
 */
export function finishLast(section, send) {
  let left = 0
  let waits = null
  for (const form of document.querySelectorAll('form[data-finish]')) {
    form.addEventListener('submit', (event) => {
      if (left === 0) return
      event.preventDefault()
      waits = form
      say(form)
      send()
    })
  }
  return (count) => {
    left = count
    if (count === 0) waits?.requestSubmit()
    else if (waits) say(waits)
  }

  function say(form) {
    section.querySelector('[data-why]').textContent = form.dataset.finish
  }
}

/**
 * A press on a photo leads to the form of a damage with the place of the press on the outline, as fractions of its
 * width and height. They are in the fragment, so that the form is found on the phone without a connection.
 */
export function markByPress(form) {
  form.addEventListener('click', (event) => {
    const link = event.target.closest('[data-press]')
    // the Enter key has no position
    if (!link || event.detail === 0) return
    event.preventDefault()
    const outline = link.parentElement.querySelector('.frame-outline')
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(outline.getScreenCTM().inverse())
    const { width, height } = outline.viewBox.baseVal
    const place = [x / width, y / height].map((share) => Math.min(1, Math.max(0, share)).toFixed(3))
    location.assign(`${new URL(link.href).pathname}#${[link.dataset.press, ...place].join()}`)
  })
}

/** The view and place in the fragment of the form's address, or null. */
export function pressedPlace(hash) {
  const [, view, x, y] = /^#(\w+),([\d.]+),([\d.]+)$/.exec(hash) ?? []
  return view ? { view, x: Number(x), y: Number(y) } : null
}

/** The link of the part at a place of an outline, else the nearest one: the last of those that contain it is in front. */
export function partAt(outline, { x, y }) {
  const { width, height } = outline.viewBox.baseVal
  const drawn = outline.querySelector('g')
  const at = { x: drawn.hasAttribute('transform') ? width - x * width : x * width, y: y * height }
  const distances = [...outline.querySelectorAll('a')].map((link) => ({ link, far: distanceTo(link.getBBox(), at) }))
  return distances.reduce((best, each) => (each.far <= best.far ? each : best)).link
}

function distanceTo(box, { x, y }) {
  const beside = Math.max(box.x - x, 0, x - box.x - box.width)
  const below = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(beside, below)
}

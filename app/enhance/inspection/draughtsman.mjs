import { shrink } from './shrink.mjs'

/**
 * Draws photos smaller beside the page, one after the other, so that the page answers fingers meanwhile. `script` is the
 * page's own, loaded a second time: it is there without a line, and there is one file to keep.
 */
export function hireDraughtsman(script) {
  const canDraw = 'OffscreenCanvas' in globalThis && 'Worker' in globalThis
  let worker = canDraw ? new Worker(script, { type: 'module' }) : null
  let last = Promise.resolve()
  return (file) => {
    const drawn = last.then(() => (worker ? beside(file) : shrink(file)))
    last = drawn.catch(() => {})
    return drawn
  }

  function beside(file) {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data ?? shrink(file))
      worker.onerror = () => {
        worker = null
        resolve(shrink(file))
      }
      worker.postMessage(file)
    })
  }
}

/** What the same script does where there is no page around it. */
export function workAsDraughtsman() {
  addEventListener('message', async ({ data }) => {
    const photo = await shrink(data).catch(() => null)
    postMessage(photo, { transfer: photo ? [photo.bytes] : [] })
  })
}

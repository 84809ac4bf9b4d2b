import { resizePhoto } from './resize-photo.mjs'

/**
 * Resizes photos in a worker, one at a time, so that the page stays responsive. `script` is the page's own script,
 * which is cached already if there is no connection.
 */
export function createResizeWorker(script) {
  const canDraw = 'OffscreenCanvas' in globalThis && 'Worker' in globalThis
  let worker = canDraw ? new Worker(script, { type: 'module' }) : null
  let last = Promise.resolve()
  return (file) => {
    const drawn = last.then(() => (worker ? beside(file) : resizePhoto(file)))
    last = drawn.catch(() => {})
    return drawn
  }

  function beside(file) {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data ?? resizePhoto(file))
      worker.onerror = () => {
        worker = null
        resolve(resizePhoto(file))
      }
      worker.postMessage(file)
    })
  }
}

/** The worker's side: the same script without a document. */
export function runResizeWorker() {
  addEventListener('message', async ({ data }) => {
    const photo = await resizePhoto(data).catch(() => null)
    postMessage(photo, { transfer: photo ? [photo.bytes] : [] })
  })
}

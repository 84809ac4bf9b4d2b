/** Script of a listing's photos page, which loads no other. Loaded as a worker, the same file resizes photos. */
import { openQueue } from './inspection/open-queue.mjs'
import { postPhoto } from './inspection/post-photo.mjs'
import { showQueue } from './inspection/queue-view.mjs'
import { requestWithProgress } from './inspection/request-with-progress.mjs'
import { runResizeWorker } from './inspection/resize-worker.mjs'
import { adjustCrop } from './listing/adjust-crop.mjs'
import { closeMenus } from './listing/close-menus.mjs'
import { takePhotos } from './listing/take-photos.mjs'
import { showStoredToast, showToastThroughReload } from './toast.mjs'

if (globalThis.document) begin()
else runResizeWorker()

async function begin() {
  adjustCrop()
  closeMenus()
  const section = document.querySelector('[data-queue]')
  let hasSent = false
  const post = (photo) => postPhoto(photo, requestWithProgress(progressOf(section, photo)))
  const sent = () => {
    hasSent = true
    showToastThroughReload(section.dataset.saved)
  }
  const queue = section && (await openQueue(section, { script: import.meta.url, post, sent }))
  if (!queue) return
  showStoredToast()
  queue.views.push(showQueue(section, queue), (photos) => {
    // once all accepted photos are uploaded, the page shows what the server has
    if (hasSent && photos.every(({ refusal }) => refusal)) location.reload()
  })
  takePhotos(section, queue)
  queue.start()
}

/** Shows a photo's upload progress, from 0 to 1, on its line in the queue. */
function progressOf(section, { id }) {
  return (share) => {
    const bar = section.querySelector(`[data-photo-line="${id}"] progress`)
    if (bar) Object.assign(bar, { hidden: false, value: share })
  }
}

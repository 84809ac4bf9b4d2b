/** Script of the inspection pages, which load no other. Loaded as a worker, the same file resizes photos. */
import { chooseDamage } from './inspection/choose-damage.mjs'
import { sendDamage } from './inspection/damage-form.mjs'
import { finishLast } from './inspection/finish.mjs'
import { showProgress } from './inspection/frames.mjs'
import { openQueue } from './inspection/open-queue.mjs'
import { postPhoto } from './inspection/post-photo.mjs'
import { showQueue } from './inspection/queue-view.mjs'
import { requestWithProgress } from './inspection/request-with-progress.mjs'
import { runResizeWorker } from './inspection/resize-worker.mjs'
import { isInFrame, takeShots } from './inspection/shots.mjs'
import { registerWorker } from './offline/register-worker.mjs'
import { showStoredToast, showToastThroughReload } from './toast.mjs'

if (globalThis.document) begin()
else runResizeWorker()

async function begin() {
  registerWorker()
  chooseDamage()
  const section = document.querySelector('[data-queue]')
  const sent = () => showToastThroughReload(section.dataset.saved)
  const post = (photo) => postPhoto(photo, requestWithProgress(progressOf(photo)))
  const queue = section && (await openQueue(section, { script: import.meta.url, post, sent }))
  if (!queue) return
  showStoredToast()
  const { store, send, keep, previewOf } = queue
  queue.views.push(
    takeShots({ section, store, send, keep, previewOf }),
    showQueue(section, { store, send, previewOf, isShown: isInFrame }),
    finishLast({ section, send }),
  )
  sendDamage({ section, keep })
  queue.start()
}

/** Shows a photo's upload progress in its frame, if this page has one. */
function progressOf({ id }) {
  return (share) => showProgress(document.querySelector(`[data-kept="${id}"]`), share)
}

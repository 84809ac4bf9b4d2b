/** For the pages of an inspection, which load no other script. The same file draws photos smaller where there is no page. */
import { chooseDamage } from './inspection/choose-damage.mjs'
import { sendDamage } from './inspection/damage-form.mjs'
import { finishLast } from './inspection/finish.mjs'
import { keepPhotos } from './inspection/keep-photo.mjs'
import { openPhotoStore, sentFirst } from './inspection/photo-store.mjs'
import { postPhoto } from './inspection/post-photo.mjs'
import { previews } from './inspection/previews.mjs'
import { showQueue } from './inspection/queue-view.mjs'
import { createResizeWorker, runResizeWorker } from './inspection/resize-worker.mjs'
import { whileSameOwner } from './inspection/session-guard.mjs'
import { takeShots } from './inspection/shots.mjs'
import { writeUnsentCookie } from './inspection/unsent-cookie.mjs'
import { startUploads } from './inspection/upload-queue.mjs'
import { registerWorker } from './offline/register-worker.mjs'
import { showStoredToast, showToastThroughReload } from './toast.mjs'

if (globalThis.document) begin()
else runResizeWorker()

async function begin() {
  registerWorker()
  chooseDamage()
  const section = document.querySelector('[data-queue]')
  // without a place on this phone the page is its plain forms
  const { person, queue: address } = section?.dataset ?? {}
  const store = section && (await openPhotoStore({ person, address }).catch(() => null))
  if (!store || !crypto.randomUUID) return
  showStoredToast()
  const draw = createResizeWorker(import.meta.url)
  const previewOf = previews()
  const views = []

  async function tell(sending, halt) {
    const photos = await store.all()
    // what ends the sending of another vehicle's photos is not said of this one's
    const why = photos.some(({ refusal }) => !refusal) ? halt : null
    for (const view of views) view(photos, sending, why)
    writeUnsentCookie(!(await store.isEmpty()))
  }

  const allOfPerson = await openPhotoStore({ person })
  const sent = (photo) => photo.address === address && showToastThroughReload(section.dataset.saved)
  const send = startUploads({ store: sentFirst(store, allOfPerson), tell, sent, post: whileSameOwner(postPhoto) })

  const keepPhoto = keepPhotos({ store, draw, isFinished: 'finished' in section.dataset })

  async function keep(file, about) {
    await keepPhoto(file, about)
    // from here on it is safe: what else is done is not waited for
    tell(null, null).then(send)
  }

  views.push(
    takeShots({ section, store, keep, previewOf }),
    showQueue(section, { store, send, previewOf }),
    finishLast({ section, send }),
  )
  sendDamage({ section, keep })
  tell(null, null).then(send)
}

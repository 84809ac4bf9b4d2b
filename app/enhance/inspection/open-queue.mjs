import { keepPhotos } from './keep-photo.mjs'
import { openPhotoStore, sentFirst } from './photo-store.mjs'
import { previews } from './previews.mjs'
import { createResizeWorker } from './resize-worker.mjs'
import { whileSameOwner } from './session-guard.mjs'
import { writeUnsentCookie } from './unsent-cookie.mjs'
import { startUploads } from './upload-queue.mjs'

/** The browser asks before it leaves a page that is still storing a photo: the photo would be lost. */
const askBeforeLeaving = (event) => event.preventDefault()

/**
 * The upload queue of a page. `keep` stores a photo on this device, resized by a worker that runs the page's own
 * `script`, and starts to send it with `post`. `views` are called with the waiting photos, `sent` with each photo of
 * this page that was uploaded. Null if this device cannot store photos: the page then has only its plain forms.
 */
export async function openQueue(section, { script, post, sent }) {
  const { person, queue: address } = section.dataset
  const store = await openPhotoStore({ person, address }).catch(() => null)
  if (!store || !crypto.randomUUID) return null
  const views = []

  async function notify(sending, halt) {
    const photos = await store.all()
    // a halt caused by another page's photos is not reported for this page's
    const why = photos.some(({ refusal }) => !refusal) ? halt : null
    for (const view of views) view(photos, sending, why)
    writeUnsentCookie(!(await store.isEmpty()))
  }

  const allOfPerson = await openPhotoStore({ person })
  const ofThisPage = (photo) => photo.address === address && sent(photo)
  const send = startUploads({
    store: sentFirst(store, allOfPerson),
    notify,
    sent: ofThisPage,
    post: whileSameOwner(post),
  })
  const draw = createResizeWorker(script)
  const keepPhoto = keepPhotos({ store, draw, isFinished: 'finished' in section.dataset })

  let saving = 0

  async function keep(file, about) {
    saving += 1
    addEventListener('beforeunload', askBeforeLeaving)
    await keepPhoto(file, about).finally(() => {
      saving -= 1
      // with a listener, some browsers do not keep the page in their back/forward cache
      if (saving === 0) removeEventListener('beforeunload', askBeforeLeaving)
    })
    // the photo is stored now, so nobody has to wait for the upload
    start()
  }

  function start() {
    notify(null, null).then(send)
  }

  return { store, send, keep, start, views, previewOf: previews() }
}

import { keepPhotos } from './keep-photo.mjs'
import { openPhotoStore, sentFirst } from './photo-store.mjs'
import { previews } from './previews.mjs'
import { createResizeWorker } from './resize-worker.mjs'
import { whileSameOwner } from './session-guard.mjs'
import { writeUnsentCookie } from './unsent-cookie.mjs'
import { startUploads } from './upload-queue.mjs'

/**
 * The upload queue of a page: `keep` stores a photo on this device, drawn smaller by the page's own `script`, and sends it
 * by `post`. `views` learn what waits; `sent` is called with each photo of this page that the server has. Null where
 * there is no place on this device: the page is its plain forms then.
 */
export async function openQueue(section, { script, post, sent }) {
  const { person, queue: address } = section.dataset
  const store = await openPhotoStore({ person, address }).catch(() => null)
  if (!store || !crypto.randomUUID) return null
  const views = []

  async function tell(sending, halt) {
    const photos = await store.all()
    // what ends the sending of another page's photos is not said of this one's
    const why = photos.some(({ refusal }) => !refusal) ? halt : null
    for (const view of views) view(photos, sending, why)
    writeUnsentCookie(!(await store.isEmpty()))
  }

  const allOfPerson = await openPhotoStore({ person })
  const ofThisPage = (photo) => photo.address === address && sent(photo)
  const send = startUploads({
    store: sentFirst(store, allOfPerson),
    tell,
    sent: ofThisPage,
    post: whileSameOwner(post),
  })
  const draw = createResizeWorker(script)
  const keepPhoto = keepPhotos({ store, draw, isFinished: 'finished' in section.dataset })

  async function keep(file, about) {
    await keepPhoto(file, about)
    // from here on it is safe: what else is done is not waited for
    start()
  }

  function start() {
    tell(null, null).then(send)
  }

  return { store, send, keep, start, views, previewOf: previews() }
}

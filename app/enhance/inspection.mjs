/** For the pages of an inspection, which load no other script. The same file draws photos smaller where there is no page. */
import { chooseDamage } from './inspection/choose-damage.mjs'
import { sendDamage } from './inspection/damage-form.mjs'
import { hireDraughtsman, workAsDraughtsman } from './inspection/draughtsman.mjs'
import { finishLast } from './inspection/finish.mjs'
import { whileTheirs } from './inspection/keeper.mjs'
import { postPhoto } from './inspection/post-photo.mjs'
import { previews } from './inspection/previews.mjs'
import { showQueue } from './inspection/queue-view.mjs'
import { startSending } from './inspection/sender.mjs'
import { openShelf, sentFirst } from './inspection/shelf.mjs'
import { takeShots } from './inspection/shots.mjs'
import { markUnsent } from './inspection/unsent.mjs'
import { keepPages } from './offline/keep-pages.mjs'

if (globalThis.document) begin()
else workAsDraughtsman()

async function begin() {
  keepPages()
  chooseDamage()
  const section = document.querySelector('[data-queue]')
  // without a place on this phone the page is its plain forms
  const { person, queue: address } = section?.dataset ?? {}
  const shelf = section && (await openShelf({ person, address }).catch(() => null))
  if (!shelf || !crypto.randomUUID) return
  const draw = hireDraughtsman(import.meta.url)
  const previewOf = previews()
  const views = []

  async function tell(sending, halt) {
    const photos = await shelf.all()
    // what ends the sending of another vehicle's photos is not said of this one's
    const why = photos.some(({ refusal }) => !refusal) ? halt : null
    for (const view of views) view(photos, sending, why)
    markUnsent(!(await shelf.isEmpty()))
  }

  const theirs = await openShelf({ person })
  const send = startSending({ shelf: sentFirst(shelf, theirs), tell, post: whileTheirs(postPhoto) })

  async function keep(file, about) {
    const photo = await draw(file)
    if (!('finished' in section.dataset)) await replace(about.fields.shot)
    await shelf.add({ key: crypto.randomUUID(), ...about, ...photo })
    // from here on it is safe: what else is done is not waited for
    tell(null, null).then(send)
  }

  /** A shot that waits gives way to the one that is taken after it. */
  async function replace(shot) {
    for (const { id, fields } of await shelf.all()) if (shot && fields.shot === shot) await shelf.remove(id)
  }

  views.push(
    takeShots({ section, shelf, keep, previewOf }),
    showQueue(section, { shelf, send, previewOf }),
    finishLast({ section, send }),
  )
  sendDamage({ section, keep })
  tell(null, null).then(send)
}

/** For the pages of an inspection, which load no other script. The same file draws photos smaller where there is no page. */
import { chooseDamage } from './inspection/choose-damage.mjs'
import { sendDamage } from './inspection/damage-form.mjs'
import { hireDraughtsman, workAsDraughtsman } from './inspection/draughtsman.mjs'
import { finishLast } from './inspection/finish.mjs'
import { whoseBrowser } from './inspection/keeper.mjs'
import { postPhoto } from './inspection/post-photo.mjs'
import { showQueue } from './inspection/queue-view.mjs'
import { startSending } from './inspection/sender.mjs'
import { openShelf } from './inspection/shelf.mjs'
import { takeShots } from './inspection/shots.mjs'
import { markUnsent } from './inspection/unsent.mjs'
import { keepPages } from './offline/keep-pages.mjs'

if (globalThis.document) begin()
else workAsDraughtsman()

async function begin() {
  keepPages()
  chooseDamage()
  const section = document.querySelector('[data-queue]')
  // without either of them the page is its plain forms
  const shelf =
    section && crypto.randomUUID && (await openShelf(section.dataset.person, section.dataset.queue).catch(() => null))
  if (!shelf) return
  const draw = hireDraughtsman(import.meta.url)
  const keeper = whoseBrowser()
  const heard = []
  const tell = async (...news) => {
    const left = await show(...news)
    for (const hear of heard) hear(left)
    markUnsent(!(await shelf.isEmpty()))
  }
  const send = startSending({
    shelf,
    tell,
    post: (photo) => (whoseBrowser() === keeper ? postPhoto(photo) : { halt: 'Open this page again to send them.' }),
  })
  const show = showQueue(section, { shelf, send })

  async function keep(file, about) {
    const photo = await draw(file)
    for (const { id, fields } of await shelf.all()) {
      if (about.fields.shot && fields.shot === about.fields.shot) await shelf.remove(id)
    }
    await shelf.add({ key: crypto.randomUUID(), ...about, ...photo })
    // from here on it is safe: what else is done is not waited for
    tell(null, null).then(send)
  }

  takeShots(keep, shelf)
  sendDamage(keep)
  heard.push(finishLast(section, send))
  send()
}

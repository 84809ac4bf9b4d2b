import { setTimeout as wait } from 'node:timers/promises'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { openBrowser, startBrowser } from '#tests/world/browser/browser'
import { connectionProxy } from '#tests/world/browser/connection-proxy'
import { aCameraPhoto, CONNECTION_ERRORS, inspectOnBadConnection } from '#tests/world/browser/inspecting'
import { anAdmin, anOwner, aProject, signedIn } from '#tests/world/builders'
import { aBookedItem } from '#tests/world/orders'
import { MAX_SHOT_BYTES, receivedOf, WHOLE } from '#tests/world/received'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import type { InspectionPhase, InspectionSide } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'

type Inspecting = {
  world: Awaited<ReturnType<typeof openWorld>>
  start: () => Promise<AppServer>
  seed: number
  rounds: number
}

type Ref = { orderId: number; orderItemId: string }
type Kind = { side: InspectionSide; phase: InspectionPhase }

const MINUTE_MS = 60_000
/** 12 megapixels. */
const WIDTH = 4000
const KINDS: readonly Kind[] = [
  { side: 'renter', phase: 'pickup' },
  { side: 'owner', phase: 'pickup' },
  { side: 'renter', phase: 'return' },
  { side: 'owner', phase: 'return' },
]

/**
 * Inspections with photos of 12 megapixels by both sides, at pickup and return: 30% of the requests are lost, 10% are
 * cut off, 10% of the responses are lost, and the phone is offline for a minute. Returns inspections that are
 * unfinished, or that have missing, repeated or too large photos.
 */
export async function runInspections({ world, start, seed, rounds }: Inspecting): Promise<string[]> {
  const vehicles = Math.ceil(rounds / KINDS.length)
  const { items, cookies } = await world.inside(() => seedVehicles(vehicles))
  const app = await start()
  const browser = await startBrowser()
  const done = items.flatMap((ref) => KINDS.map((kind) => ({ ...kind, ref }))).slice(0, rounds)
  for (const [round, { side, phase, ref }] of done.entries()) {
    const proxy = await connectionProxy(app.origin, seed + round)
    const person = { cookie: cookies[side], width: 390, expects: CONNECTION_ERRORS }
    const { page, close } = await openBrowser(browser, proxy.origin, person)
    const took = await inspectOnBadConnection({
      page,
      connection: proxy,
      to: inspectionAddresses({ side, phase, ...ref }),
      photoOf: (place) => aCameraPhoto(place, WIDTH),
      whileOffline: async () => {
        // the browser gets the offline and online events
        await page.context().setOffline(true)
        await wait(MINUTE_MS)
        await page.context().setOffline(false)
      },
    })
    const { lost, cut, unanswered } = proxy.counts
    console.log(
      `${round + 1}: ${side}, ${phase}: finished ${(took / 1000).toFixed(1)} s after the connection was back; ${lost} requests lost, ${cut} cut, ${unanswered} answers lost`,
    )
    await close()
    await proxy.end()
  }
  await browser.close()
  await world.stopApps()
  return world.inside(async () => {
    const wrong = await Promise.all(done.map(async ({ ref, ...kind }) => wrongWith({ ...ref, ...kind })))
    return wrong.flat()
  })
}

async function seedVehicles(count: number) {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const from = todayIn(HOME_ZONE, now())
  const items: Ref[] = []
  for (let made = 0; made < count; made += 1) {
    items.push((await aBookedItem(dana, projectId, { owner: omar, from, to: addDays(from, 4) })).ref)
  }
  return { items, cookies: { renter: await signedIn(dana), owner: await signedIn(omar) } }
}

async function wrongWith({ side, phase, orderItemId }: { side: InspectionSide; phase: InspectionPhase } & Ref) {
  const { shows, largest, isFinished } = await receivedOf({ orderItemId, side, phase })
  const name = `${side}, ${phase} of ${orderItemId}`
  return [
    ...(isFinished ? [] : [`${name} is not finished`]),
    ...(shows.join() === WHOLE.join() ? [] : [`${name} shows ${shows.join(', ')}`]),
    ...(largest <= MAX_SHOT_BYTES ? [] : [`${name}: ${largest} bytes were sent for a shot`]),
  ]
}

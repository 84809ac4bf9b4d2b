import { getRaw, postRaw } from '#tests/world/visits/raw-requests'
import { priceAfter } from '~/models/orders/items/item-price'
import { type Booking, countDays } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { listedRate } from '~/models/trade/money'
import { orderPaths } from '~/models/trade/paths/orders'
import { AMENDMENT_KINDS, type AmendmentKind } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'
import { anAdmin, aProject, signedIn } from '../world/builders'
import { aBookedItem } from '../world/orders'
import { type Chance, chanceOf } from './chance'
import { noResults, type PostResults, postForm } from './post-results'
import type { Running } from './running'

/** A booked vehicle, the days it was ordered for, and those who may change it. */
export type Booked = { ref: ItemRef; days: Booking; cookies: string[] }

type Scene = { owner: Account; vehicleIds: string[]; near: Booking }

/** Books each vehicle twice: a rental that has begun, and one right after the days of the carts. */
export async function seedBooked({ owner, vehicleIds, near }: Scene): Promise<Booked[]> {
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  const projectId = await aProject({ Owner: dana, Manager: marcus })
  const cookies = [await signedIn(dana), await signedIn(marcus)]
  const today = todayIn(HOME_ZONE, now())
  const periods = [
    { from: today, to: addDays(today, 2) },
    { from: addDays(near.to, 1), to: addDays(near.to, 3) },
  ]
  const booked: Booked[] = []
  for (const vehicleId of vehicleIds)
    for (const days of periods) {
      const { ref } = await aBookedItem(dana, projectId, { owner, vehicleId, ...days })
      booked.push({ ref, days, cookies })
    }
  return booked
}

const STEPS = 40

/** Every manager posts amendments of each booked vehicle one after another, all concurrently. */
export async function amendBooked(running: Running, booked: Booked[], chance: Chance): Promise<PostResults> {
  const results = noResults()
  const seed = chance.below(2 ** 31)
  const walks = booked.flatMap((item) => item.cookies.map((cookie) => ({ item, cookie })))
  await Promise.all(
    walks.map(async ({ item, cookie }, walk) => {
      const own = chanceOf(seed, walk)
      for (let step = 0; step < STEPS; step += 1) await takeStep(await running.pick(own), item, cookie, own, results)
    }),
  )
  return results
}

/** Opens a dialog and posts it, sometimes twice concurrently or with an outdated revision. */
async function takeStep(
  { origin }: { origin: string },
  item: Booked,
  cookie: string,
  chance: Chance,
  results: PostResults,
) {
  const kind = chance.pick(WEIGHTED_KINDS)
  const { orderId, projectId, orderItemId } = item.ref
  const path = `${orderPaths.orderDetails(orderId, projectId, 'x')}/${orderItemId}/${NOUNS[kind]}`
  const page = await getRaw(`${origin}${path}`, cookie).catch(() => null)
  const shown = Number(/name="revision" value="(\d+)"/.exec(page?.html ?? '')?.[1] ?? 1)
  const revision = chance.happens(0.1) ? Math.max(1, shown - 1) : shown
  const fields = { ...fieldsFor(kind, item.days, chance), revision: `${revision}` }
  const wish = { name: kind, row: `${kind} ${orderItemId}/${revision}`, isTwice: chance.happens(0.15) }
  await postForm(results, wish, () => postRaw(`${origin}${path}`, fields, cookie))
}

/** Amendments that end a rental are rare, so that rentals remain to be changed. */
const WEIGHTED_KINDS: readonly AmendmentKind[] = [
  ...AMENDMENT_KINDS,
  ...Array.from({ length: 20 }, () => ['change', 'extend'] as const).flat(),
]

function fieldsFor(kind: AmendmentKind, ordered: Booking, chance: Chance): Record<string, string> {
  const listed = listedRate(DAILY, countDays(ordered))
  const rates = { daily: DAILY, listed, agreed: listed }
  const seen = (kind: 'change' | 'extend', days: Booking) =>
    `${priceAfter(kind, { rates, price: listed }, countDays(days))}`
  const from = addDays(ordered.from, chance.below(9) - 8)
  const days = { from, to: addDays(from, chance.below(4)) }
  const longer = { from: ordered.from, to: addDays(ordered.to, 1 + chance.below(8)) }
  if (kind === 'cancel') return {}
  if (kind === 'change') return { ...days, seen: seen('change', days) }
  return kind === 'extend' ? { to: longer.to, seen: seen('extend', longer) } : { to: ordered.from }
}

const DAILY = 10_000

/** The last part of each dialog's path. */
const NOUNS = { cancel: 'cancellation', change: 'dates', extend: 'extension', complete: 'completion' } as const

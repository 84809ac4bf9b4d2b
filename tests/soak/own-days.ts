import { getRaw, postRaw } from '#tests/world/visits/raw-requests'
import type { Booking } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { ownerPaths } from '~/models/trade/paths/owner'
import { type Chance, chanceOf } from './chance'
import { noResults, type PostResults, postForm } from './post-results'
import type { Running } from './running'

/** The owner's session and vehicles, and the days of carts and bookings. */
export type Owned = { cookie: string; vehicleIds: readonly string[]; wanted: readonly Booking[] }

const STEPS = 20

/** The owner blocks and releases days of all vehicles concurrently, including booked days. */
export async function blockOwnDays(running: Running, owned: Owned, chance: Chance): Promise<PostResults> {
  const results = noResults()
  const seed = chance.below(2 ** 31)
  await Promise.all(
    owned.vehicleIds.map(async (vehicleId, walk) => {
      const own = chanceOf(seed, walk)
      for (let step = 0; step < STEPS; step += 1)
        await takeStep(await running.pick(own), { ...owned, vehicleId }, own, results)
    }),
  )
  return results
}

/** Opens the vehicle's page and posts one of its forms. */
async function takeStep(
  { origin }: { origin: string },
  at: Owned & { vehicleId: string },
  chance: Chance,
  results: PostResults,
) {
  const { cookie, vehicleId, wanted } = at
  const page = `${origin}${ownerPaths.ownerVehicle(vehicleId)}`
  const html = (await getRaw(page, cookie).catch(() => null))?.html ?? ''
  const releases = html.match(RELEASES) ?? []
  const isTwice = chance.happens(0.15)
  if (releases.length > 0 && chance.happens(0.5)) {
    const release = chance.pick(releases)
    await postForm(results, { name: 'releasing days', isTwice }, () => postRaw(`${origin}${release}`, {}, cookie))
    return
  }
  const from = addDays(chance.pick(wanted).from, chance.below(6) - 2)
  const days = { from, to: addDays(from, chance.below(2)) }
  const attempt = /name="attempt" value="(\d+)"/.exec(html)?.[1] ?? '0'
  const wish = { name: 'blocking days', row: `block ${vehicleId} ${days.from} ${days.to}`, isTwice }
  await postForm(results, wish, () => postRaw(page, { ...days, note: 'In the shop.', attempt }, cookie))
}

const RELEASES = /\/owner\/vehicles\/[\w-]+\/days\/[\w-]+\/release/g

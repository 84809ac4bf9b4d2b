import { inArray } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { priceChanges } from '~/models/owner/fleet/price-change'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { db, vehicles } from '~/server/db/client.server'
import { changePrices } from '~/services/owner/fleet/change-prices.server'
import { setFavorite } from '~/services/search/favorites.server'
import { saveSearch } from '~/services/search/saved/save-search.server'
import { unwrap } from './builder/unwrap'
import type { Cast } from './seed-cast.server'
import type { Fleet } from './seed-fleet.server'
import type { StoryTime } from './story-time.server'

interface SeedContext {
  cast: Cast
  fleet: Fleet
  time: StoryTime
}

/** Two of Tess's taxis that no production uses. */
const TAXIS = ['CHEC-82-01', 'DODG-76-02'] as const
/** Three that no production uses, from the oldest to the newest favorite. */
const FAVORITES = ['PACK-37-01', 'CADI-31-01', 'FORD-55-01'] as const
/** In tenths of a percent. */
const DISCOUNT = -100

/**
 * Dana chooses three favorites and saves two searches; later some taxis become cheaper, so that the next morning has new
 * matches.
 */
export async function seedSavedSearches({ cast, fleet, time }: SeedContext): Promise<void> {
  for (const [index, stockNumber] of FAVORITES.entries()) {
    const id = fleet.get(stockNumber)?.id
    if (id) await time.at(84 - index, async () => unwrap(await setFavorite(cast.dana, id, { isSet: true })))
  }
  await time.at(80, async () =>
    unwrap(await saveSearch(cast.dana, { ...EVERYTHING, kinds: ['taxi'], decades: ['1970s', '1980s'] })),
  )
  const booking = { from: time.inDays(24), to: time.inDays(26) }
  await time.at(79, async () =>
    unwrap(await saveSearch(cast.dana, { ...EVERYTHING, text: 'school bus', city: 'Atlanta, GA', booking })),
  )
  const ids = TAXIS.flatMap((stockNumber) => fleet.get(stockNumber)?.id ?? [])
  const found = await db().select().from(vehicles).where(inArray(vehicles.id, ids))
  const titled = found.map((vehicle) => ({ ...vehicle, title: vehicleTitle(vehicle) }))
  const seen = new Map(
    priceChanges(titled, DISCOUNT).map(({ id, revision, newPrice }): [string, [number, number]] => [
      id,
      [revision, newPrice],
    ]),
  )
  await time.at(30, async () => unwrap(await changePrices(cast.tess, { percent: DISCOUNT, seen })))
}

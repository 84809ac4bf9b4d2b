import assert from 'node:assert/strict'
import { startPostgres } from '#tests/world/database/postgres-server'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
import { closeDatabase, db, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { listingProgress } from '~/services/fleet/listing-events.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { anOwner, aVehicle } from '../tests/world/builders'
import { fillDatabase } from './search/fill'
import { generateFleet } from './search/fleet'
import { percentile, shown } from './timing'

const VEHICLES = 100_000
const ROUNDS = 100
const MAX_MS = 1000

/** Common words, so that both the term cache and the index are used. */
const WANTED = { ...EVERYTHING, text: '1957 chevrolet nomad' }

/** How soon after the commit a search finds a newly listed vehicle and no longer finds a deactivated one. */
export async function benchListingSearch() {
  console.log(`A listing in the search: ${VEHICLES.toLocaleString('en-US')} vehicles, listed and deactivated in turns`)
  await onEngine('embedded database', await connectEmbedded({}))
  const { url, stop } = await startPostgres()
  await onEngine('PostgreSQL server', await connectServer(`${url}/postgres`))
  await stop()
}

async function onEngine(name: string, connection: Connection) {
  await connection.migrate()
  installConnection(connection)
  await fillDatabase(connection, generateFleet(VEHICLES))
  const owner = await anOwner()
  const vehicle = { year: 1957, make: 'Chevrolet', model: 'Nomad', listingStatus: 'draft' } as const
  const vehicleId = await aVehicle(owner, vehicle)
  await savePhoto(db(), { vehicleId, position: 0, angle: 0, picture: [] })

  const searches: number[] = []
  const delays: Record<string, number[]> = { listed: [], deactivated: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    searches.push(await timed(() => searchVehicles(WANTED)))
    const isListed = round % 2 === 0
    await change(isListed ? (round === 0 ? 'listing' : 'reactivation') : 'deactivation')
    delays[isListed ? 'listed' : 'deactivated']?.push(await timed(() => untilFound(isListed)))
  }
  const usual = percentile(searches, 50)
  for (const [what, times] of Object.entries(delays)) {
    const [p50, most] = [percentile(times, 50), percentile(times, 100)]
    const ratio = (p50 / usual).toFixed(1)
    console.log(
      `  ${name}, ${what.padEnd(11)} p50 ${shown(p50)}   max ${shown(most)}   ${ratio} times a search (${shown(usual).trim()})`,
    )
    assert(most < MAX_MS, `The search should follow within ${MAX_MS} ms.`)
  }
  await closeDatabase()

  async function change(kind: ListingActionKind) {
    const { changes } = await listingProgress(db(), vehicleId)
    const outcome = await changeListing(owner, vehicleId, kind, { seen: changes, reason: '' })
    assert(outcome.ok)
  }

  async function untilFound(isListed: boolean) {
    for (;;) {
      const { vehicles } = await searchVehicles(WANTED)
      if (vehicles.some(({ id }) => id === vehicleId) === isListed) return
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

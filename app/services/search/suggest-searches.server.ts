import { sql } from 'drizzle-orm'
import { type KnownThing, type Suggestion, suggestionsFor, thingOf } from '~/models/search/suggestions'
import { labelOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { type Db, db, selectRows } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** Makes, models and types of listed vehicles that match a typed text. */
export async function suggestSearches(asker: Account, text: string): Promise<Suggestion[]> {
  requireArea(asker, 'search')
  return suggestionsFor(text, await knownThings())
}

const CACHE_MS = 5 * 60_000

const cache = new WeakMap<Db, { until: number; known: KnownThing[] }>()

/** Refreshed every five minutes: the query reads every vehicle, and the result rarely changes. */
async function knownThings(): Promise<KnownThing[]> {
  const instant = now().getTime()
  const before = cache.get(db())
  if (before && instant <= before.until && instant >= before.until - CACHE_MS) return before.known
  const known = await selectThings()
  cache.set(db(), { until: instant + CACHE_MS, known })
  return known
}

async function selectThings(): Promise<KnownThing[]> {
  const rows = await selectRows<{ kind: Suggestion['kind']; text: string; vehicles: number }>(
    db(),
    sql`
    with listed as (select make, model, body_type, kinds from vehicles where listing_status in ('listed', 'edit_requests'))
    select 'Make' as kind, make as text, count(*)::integer as vehicles from listed group by make
    union all select 'Model', make || ' ' || model, count(*)::integer from listed group by make, model
    union all select 'Type', body_type, count(*)::integer from listed group by body_type
    union all select 'Type', kind, count(*)::integer from listed, unnest(kinds) as kind group by kind`,
  )
  const things = rows.map(({ kind, text, vehicles }) => thingOf(kind, labelOf(VEHICLE_KINDS, text), vehicles))
  // a kind may have the name of a body type: Taxi, Hearse
  return [...new Map(things.map((thing) => [`${thing.kind} ${thing.text}`, thing])).values()]
}

import { inArray, sql } from 'drizzle-orm'
import { type Looks, mostSimilar } from '~/models/search/similarity'
import type { Booking } from '~/models/trade/days/day'
import { db, selectRows, vehicles } from '~/server/db/client.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/** The vehicles most similar to one that are free on the days, up to a limit, each with its first photo. */
export async function findSimilar(wanted: Wanted, booking: Booking | null, limit: number) {
  const found = mostSimilar(wanted, await selectCandidates(wanted, booking)).slice(0, limit)
  const photoOf = await firstPhotos(found.map(({ id }) => id))
  return found.map((vehicle) => ({ ...vehicle, photoId: photoOf(vehicle.id) }))
}

async function firstPhotos(ids: string[]): Promise<(id: string) => string | null> {
  if (ids.length === 0) return () => null
  const rows = await db()
    .select({ id: vehicles.id, photoId: firstPhotoId })
    .from(vehicles)
    .where(inArray(vehicles.id, ids))
  return (id) => rows.find((row) => row.id === id)?.photoId ?? null
}

type Candidate = Looks & {
  id: string
  town: string
  state: string
  dayPrice: number
  /** Null if the place of either is unknown. */
  miles: number | null
}

type Wanted = Looks & { id: string; latitude: number | null; longitude: number | null }

/** Within this many years, another make with the same body can replace it. */
const YEARS = 8
/** Of each kind, those nearest in years. */
const MAX_OF_MAKE = 200
const MAX_OF_BODY = 100

/** The vehicles of the same make, and those of the same body and about the same age, in one query. */
function selectCandidates(wanted: Wanted, booking: Booking | null): Promise<Candidate[]> {
  const { id, year, make, bodyType, latitude, longitude } = wanted
  const hasTerm = (kind: string, word: string) =>
    sql`terms @> array(select id from search_terms where kind = ${kind} and word = ${word})`
  const isFree = booking ? sql`not booked && daterange(${booking.from}, ${booking.to}, '[]')` : sql`true`
  const nearest = sql`where shown and vehicle_id <> ${id} and ${isFree}`
  return selectRows<Candidate>(
    db(),
    sql`
    with of_make as materialized (
      select vehicle_id, latitude, longitude from vehicle_search ${nearest} and ${hasTerm('make', make)}
      order by abs(year - ${year}::integer), vehicle_id limit ${MAX_OF_MAKE}
    ), of_body as materialized (
      select vehicle_id, latitude, longitude from vehicle_search ${nearest} and ${hasTerm('body', bodyType)}
        and year between ${year - YEARS} and ${year + YEARS}
      order by abs(year - ${year}::integer), vehicle_id limit ${MAX_OF_BODY}
    )
    select vehicles.id, year, make, model, body_type as "bodyType", color, town, state, day_price as "dayPrice",
      round(miles_between(found.latitude, found.longitude, ${latitude}::double precision, ${longitude}::double precision))::integer as miles
    from (select * from of_make union select * from of_body) as found
    join vehicles on vehicles.id = found.vehicle_id
    order by vehicles.id`,
  )
}

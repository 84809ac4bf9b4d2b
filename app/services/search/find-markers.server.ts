import { sql } from 'drizzle-orm'
import { vehicleTown } from '~/models/fleet/vehicle-title'
import { type Marker, MIN_SIDE, SQUARES, squareOf, wholeSquares } from '~/models/search/marker'
import { type Box, commonBox } from '~/models/trade/addresses/box'
import { type SearchQuery, withoutPlace } from '~/models/trade/addresses/search-query'
import { db, selectRows } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { mapSettings } from '~/server/map-settings.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findCircle } from './find-circle.server'
import { hasTerms, isInColumns, isSearched } from './search-conditions.server'
import { planCount } from './search-plan.server'
import { findSearchTerms, type Search } from './search-terms.server'
import { onCurrentTerms } from './term-cache.server'
import type { TermGroup } from './term-groups.server'
import { areTermsCurrent, INDEX_VERSION } from './term-lookup.server'

/** Reading this many vehicles takes about 100 ms on the embedded database. */
const MAX_READ = 150_000

/**
 * All vehicles that match a search, or the asker's favorites, as markers for the visible part of a map, or for a map
 * that shows all of them. A few hundred markers at most for any number of vehicles. 404 if maps are switched off.
 */
export async function findMarkers(
  asker: Account,
  requested: SearchQuery,
  view: Box | null,
  mostRead = MAX_READ,
): Promise<Marker[]> {
  requireArea(asker, requested.isFavorites ? 'vehicle' : 'search')
  if (!mapSettings()) throw notFound()
  const { circle, problem } = await findCircle(requested)
  const query = problem ? withoutPlace(requested) : requested
  const square = view && squareOf(view)
  const box = commonBox(query.box, view && wholeSquares(view))
  if (box === 'none') return []
  const search = { ...query, box, circle, favoritesOf: requested.isFavorites ? asker.id : undefined }
  return onCurrentTerms(async () => {
    const terms = await findSearchTerms(search)
    if (!terms) return { outcome: [], isCurrent: await areTermsCurrent() }
    const { groups, share } = search.favoritesOf ? { groups: terms.groups, share: 1 } : planCount(terms, mostRead)
    const rows = await selectRows<Row>(db(), countMarkers(search, groups, share, square))
    return { outcome: rows.flatMap((row) => markerOf(row, share)), isCurrent: rows[0]?.version === terms.version }
  })
}

type Row = { version: string | null } & (
  | { vehicles: null }
  | (Box & { vehicles: number; latitude: number; longitude: number; dayPrice: number; town: string; state: string })
)

function markerOf(row: Row, share: number): Marker[] {
  if (row.vehicles === null) return []
  const { latitude, longitude, south, north, west, east, vehicles, dayPrice } = row
  const marker = { latitude, longitude, box: { south, north, west, east }, dayPrice, town: vehicleTown(row) }
  return [share < 1 ? { ...marker, vehicles: Math.round(vehicles / share), isEstimate: true } : { ...marker, vehicles }]
}

/**
 * First counts the vehicles at each point, of which there are at most as many as ZIP codes, then groups the points into
 * squares. A marker is at the point of its square with the most vehicles. The first row has the index version even if
 * there are no markers.
 */
function countMarkers(search: Search, groups: TermGroup[], share: number, square: number | null) {
  return sql`
    with points as materialized (
      select latitude, longitude, count(*) as vehicles, min(day_price) as day_price, any_value(vehicle_id) as vehicle_id
      from vehicle_search
      where ${isSearched(search)} and latitude is not null and ${isInShare(share)} and ${hasTerms(groups)} and ${isInColumns(search)}
      group by latitude, longitude
    ), markers as (
      select sum(vehicles) as vehicles, min(day_price) as day_price,
        min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east,
        (array_agg(latitude order by vehicles desc, latitude, longitude))[1] as latitude,
        (array_agg(longitude order by vehicles desc, latitude, longitude))[1] as longitude,
        (array_agg(vehicle_id order by vehicles desc, latitude, longitude))[1] as vehicle_id
      from points, (${square ? sql`select ${square}::double precision as side` : SQUARE_OF_POINTS}) as squares
      group by floor(latitude / side), floor(longitude / side)
    )
    select current.version, markers.vehicles::integer, markers.latitude, markers.longitude, south, north, west, east,
      markers.day_price as "dayPrice", town, state
    from (select ${INDEX_VERSION} as version) as current
    left join markers on true left join vehicles on vehicles.id = markers.vehicle_id`
}

/** Ids are random, so the ids below a limit are a random sample. */
function isInShare(share: number) {
  if (share === 1) return sql`true`
  const last = Math.floor(share * 0xffffffff)
    .toString(16)
    .padStart(8, '0')
  return sql`vehicle_id < ${`${last}-0000-0000-0000-000000000000`}::uuid`
}

/** The same as `squareOf`, for a map that shows all of them. */
const SQUARE_OF_POINTS = sql`
  select power(2, ceil(ln(greatest(max(latitude) - min(latitude), max(longitude) - min(longitude), ${MIN_SIDE}) / ${SQUARES}) / ln(2))) as side
  from points`

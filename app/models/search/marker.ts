import type { Point } from '~/models/fleet/named-place'
import { type Box, boxText } from '~/models/trade/addresses/box'
import { type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { formatPrice } from '~/models/trade/money'
import { formatNumber } from '~/models/trade/number'
import { favoritePaths, searchPaths } from '~/models/trade/paths/search'

/** Vehicles of a search on its map, located at the centers of their ZIP codes: one, or several near each other. */
export type Marker = Point & {
  /** Around all of its ZIP codes' centers. */
  box: Box
  vehicles: number
  /** The number and the price are estimated from a sample of a very large fleet. */
  isEstimate?: true
  /** The lowest, in cents for a day. */
  dayPrice: number
  /** 'Decatur, GA': one of its towns. */
  town: string
}

export const MAP_MESSAGES = {
  loading: 'The map is loading.',
  notLoaded: 'The map could not be loaded. Reload the page to try again.',
  nothingHere: 'No vehicles in this part of the map.',
  loadFailed: 'The vehicles could not be loaded.',
}

/** The address of the markers of a search on a map that shows the view, or all of them. */
export function markersPath(query: SearchQuery, view: Box | null): string {
  const search = new URLSearchParams(searchString({ ...query, isMapOpen: false, after: null }))
  if (view) search.set('view', boxText(view))
  return `${query.isFavorites ? favoritePaths.favoriteMarkers() : searchPaths.markers()}?${search}`
}

/** '$450', '12 from $300'. */
export function markerLabel(marker: Marker): string {
  const price = formatPrice(marker.dayPrice)
  return marker.vehicles === 1 ? price : `${countOf(marker)} from ${price}`
}

/** '12 vehicles in Decatur, GA', '31 vehicles around Decatur, GA'. */
export function markerTitle(marker: Marker): string {
  const { vehicles, town } = marker
  const count = vehicles === 1 ? '1 vehicle' : `${countOf(marker)} vehicles`
  return `${count} ${isOnePlace(marker) ? 'in' : 'around'} ${town}`
}

/** '1,240', '~1,200'. */
const countOf = ({ vehicles, isEstimate }: Marker) =>
  isEstimate ? `~${formatNumber(Number(vehicles.toPrecision(2)))}` : formatNumber(vehicles)

/** Whether zooming in cannot split it. */
export const isOnePlace = ({ box }: Marker) => box.south === box.north && box.west === box.east

/** A box around all markers; null without any. */
export function boxAround(markers: readonly Marker[]): Box | null {
  if (markers.length === 0) return null
  return {
    south: Math.min(...markers.map(({ box }) => box.south)),
    north: Math.max(...markers.map(({ box }) => box.north)),
    west: Math.min(...markers.map(({ box }) => box.west)),
    east: Math.max(...markers.map(({ box }) => box.east)),
  }
}

/** The number of squares along the longer side of a map; each has one marker at most. */
export const SQUARES = 20

/**
 * The side of these squares in degrees: a power of two, and the squares start at zero, so that they stay the same while
 * the map is moved.
 */
export function squareOf({ south, north, west, east }: Box): number {
  const side = Math.max(north - south, east - west, MIN_SIDE)
  return 2 ** Math.ceil(Math.log2(side / SQUARES))
}

/** About one street, in degrees. */
export const MIN_SIDE = 0.001

/** The box of all squares that are partly in the view, so that markers at its edge count all of their vehicles. */
export function wholeSquares(view: Box): Box {
  const { south, north, west, east } = view
  const square = squareOf(view)
  return {
    south: Math.floor(south / square) * square,
    north: Math.ceil(north / square) * square,
    west: Math.floor(west / square) * square,
    east: Math.ceil(east / square) * square,
  }
}

type Position = { x: number; y: number }

/** Merges markers that would overlap, largest first; `onScreen` returns the position of one in pixels. */
export function joinOverlapping(
  markers: readonly Marker[],
  onScreen: (marker: Marker) => Position,
  { width, height }: { width: number; height: number },
): Marker[] {
  const joined: { marker: Marker; at: Position }[] = []
  for (const marker of [...markers].sort((one, other) => other.vehicles - one.vehicles)) {
    const at = onScreen(marker)
    const near = joined.find((each) => Math.abs(each.at.x - at.x) < width && Math.abs(each.at.y - at.y) < height)
    if (near) near.marker = joinedTo(near.marker, marker)
    else joined.push({ marker, at })
  }
  return joined.map(({ marker }) => marker)
}

/** Keeps its position, because it overlaps no other one. */
function joinedTo(marker: Marker, other: Marker): Marker {
  return {
    ...marker,
    box: boxAround([marker, other]) ?? marker.box,
    vehicles: marker.vehicles + other.vehicles,
    dayPrice: Math.min(marker.dayPrice, other.dayPrice),
    ...((marker.isEstimate || other.isEstimate) && { isEstimate: true }),
  }
}

import * as L from 'leaflet'
import { boxAround, isOnePlace, type Marker, markersPath } from '~/models/search/marker'
import { type Box, boxText, roundedBox } from '~/models/trade/addresses/box'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { fetchMarkers } from './fetch-markers'
import { priceMarkers } from './price-markers'

export type MapState = {
  /** The visible part of the map, once the user has moved it. */
  moved: Box | null
  /** The marker whose vehicles are listed. */
  chosen: Marker | null
  status: 'loading' | 'failed' | 'empty' | 'shown'
}

/** The contiguous United States, until something is found. */
const START: L.LatLngExpression = [39, -97]
const START_ZOOM = 4
/** A few streets, because vehicles are located at the centers of their ZIP codes. */
const CLOSEST = 14
/** A town. */
const CLOSEST_FIT = 11
const WORLD: L.LatLngBoundsExpression = [
  [-85, -180],
  [85, 180],
]

/** A map in the given element that shows the results of a search and calls back when its state changes. */
export function openMap(element: HTMLElement, tiles: string, tell: (change: Partial<MapState>) => void) {
  const isAnimated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new L.Map(element, {
    attributionControl: false,
    zoomControl: false,
    maxBounds: WORLD,
    maxBoundsViscosity: 1,
    minZoom: 2,
    maxZoom: CLOSEST,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  }).setView(START, START_ZOOM)
  new L.Control.Zoom({ position: 'topright' }).addTo(map)
  // the public tile server refuses requests without a referrer, which our pages do not send by default
  new L.TileLayer(tiles, { noWrap: true, referrerPolicy: 'origin' }).addTo(map)

  const markers = priceMarkers(map, press)
  let query: SearchQuery | undefined
  let area: L.Rectangle | undefined
  let controller = new AbortController()
  let isOwnMove = false

  /** Shows the markers of this view, or of all results, and then moves there. Ignores responses that arrive late. */
  async function load(view: Box | null) {
    if (!query) return
    controller.abort()
    controller = new AbortController()
    tell({ status: 'loading' })
    const found = await fetchMarkers(markersPath(query, view), controller.signal)
    if (found === undefined) return
    const box = found && !view && boxAround(found)
    if (box) moveTo(box)
    if (found) markers.show(found)
    tell({ status: found === null ? 'failed' : found.length === 0 ? 'empty' : 'shown' })
  }

  function moveTo(box: Box, padding = 48) {
    isOwnMove = true
    map.fitBounds(cornersOf(box), { padding: [padding, padding], maxZoom: CLOSEST_FIT, animate: false })
    isOwnMove = false
  }

  /** Zooms in if that may split the marker, otherwise lists its vehicles. */
  function press(marker: Marker) {
    if (isOnePlace(marker) || map.getZoom() === CLOSEST) return choose(marker)
    choose(null)
    const nearer = map.getBoundsZoom(cornersOf(marker.box), false, new L.Point(48, 48))
    map.setView(
      new L.LatLngBounds(cornersOf(marker.box)).getCenter(),
      Math.min(Math.max(nearer, map.getZoom() + 1), CLOSEST),
    )
  }

  function choose(marker: Marker | null) {
    markers.choose(marker)
    tell({ chosen: marker })
  }

  const viewOf = () => boxOf(map.getBounds())
  map.on('moveend', () => {
    if (!isOwnMove) tell({ moved: viewOf() })
    load(viewOf())
  })
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)

  return {
    /** Shows another search, and moves to its results unless it was limited to the visible part of the map. */
    search(next: SearchQuery) {
      query = next
      tell({ moved: null })
      choose(null)
      area?.remove()
      area = next.box ? areaOf(next.box).addTo(map) : undefined
      if (!next.box) load(null)
      else if (boxText(next.box) === boxText(viewOf())) load(viewOf())
      else moveTo(next.box, 0)
    },
    retry: () => load(viewOf()),
    closeList(marker: Marker) {
      choose(null)
      markers.focus(marker)
    },
    highlight: markers.highlight,
    remove() {
      controller.abort()
      resized.disconnect()
      map.remove()
    },
  }
}

const cornersOf = ({ south, north, west, east }: Box): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

const boxOf = (bounds: L.LatLngBounds) =>
  roundedBox({ south: bounds.getSouth(), north: bounds.getNorth(), west: bounds.getWest(), east: bounds.getEast() })

const areaOf = (box: Box) => new L.Rectangle(cornersOf(box), { className: 'map-area', interactive: false })

import 'leaflet/dist/leaflet.css'
import './map.css'
import { Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { MAP_MESSAGES } from '~/models/search/marker'
import type { MapSettings } from '~/models/trade/addresses/map-tiles'
import { type SearchQuery, searchPath, searchString, withinBox } from '~/models/trade/addresses/search-query'
import { Attribution } from './attribution'
import { MarkerVehicles } from './marker-vehicles'
import { type MapState, openMap } from './open-map'

export interface MapViewProps {
  query: SearchQuery
  settings: MapSettings
}

const AT_START: MapState = { moved: null, chosen: null, status: 'loading' }

/** The map with its markers, a link to search the visible part, and the vehicles of the selected marker. */
export function MapView({ query, settings: { tiles, attribution } }: MapViewProps) {
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<ReturnType<typeof openMap>>()
  const [{ moved, chosen, status }, setState] = useState(AT_START)
  useEffect(() => {
    if (!element.current) return
    const opened = openMap(element.current, tiles, (change) => setState((state) => ({ ...state, ...change })))
    map.current = opened
    return () => opened.remove()
  }, [tiles])
  useEffect(() => {
    const highlight = ({ target }: Event) =>
      map.current?.highlight(
        target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined,
      )
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, highlight)
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, highlight)
    }
  }, [])
  const latest = useRef(query)
  latest.current = query
  const queryString = searchString({ ...query, isMapOpen: false, after: null })
  useEffect(() => {
    if (queryString !== undefined) map.current?.search(latest.current)
  }, [queryString])
  return (
    <div className="relative min-h-0 grow overflow-hidden lg:rounded-(--radius-box)">
      <section ref={element} className="map-canvas" aria-label="Map" />
      <div className="map-top">
        {moved && (
          <Link className={BUTTON_CLASS.primary} to={searchPath(withinBox(query, moved))} preventScrollReset>
            Search this area
          </Link>
        )}
        <p role="status" className="map-note">
          {status === 'empty' && MAP_MESSAGES.nothingHere}
          {status === 'failed' && MAP_MESSAGES.loadFailed}
        </p>
        {status === 'failed' && (
          <button type="button" className={BUTTON_CLASS.outline} onClick={() => map.current?.retry()}>
            Try again
          </button>
        )}
      </div>
      <div className="map-bottom">
        <Attribution text={attribution} />
        {chosen && (
          <MarkerVehicles
            key={JSON.stringify(chosen)}
            marker={chosen}
            query={query}
            onClose={() => map.current?.closeList(chosen)}
          />
        )}
      </div>
    </div>
  )
}

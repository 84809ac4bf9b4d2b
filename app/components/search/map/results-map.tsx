import { Link } from '@remix-run/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '~/components/ui/icon'
import { MAP_MESSAGES } from '~/models/search/marker'
import { searchPath } from '~/models/trade/addresses/search-query'
import { MAP_TOGGLE } from './map-toggle'
import type { MapViewProps } from './map-view'

/**
 * The element of the map: beside the results on wide screens, otherwise full screen. Its script is only loaded when it
 * is open; without script it stays hidden.
 */
export function ResultsMap({ query, settings }: MapViewProps) {
  const [View, setView] = useState<ComponentType<MapViewProps>>()
  const [state, setState] = useState<'waiting' | 'open' | 'failed'>('waiting')
  const close = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    setState('open')
    import('./map-view').then(
      (loaded) => setView(() => loaded.MapView),
      () => setState('failed'),
    )
    return () => {
      if (document.activeElement === document.body) document.getElementById(MAP_TOGGLE)?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    // only on small screens, where it is visible
    if (state === 'open') close.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <aside className="results-map with-script" data-state={state} aria-label="Map of the results">
      <div className="flex items-center justify-between ps-4 lg:hidden">
        <h2 className="text-lg">Map</h2>
        <Link ref={close} className="tap" to={searchPath({ ...query, isMapOpen: false })} replace preventScrollReset>
          <Icon name="x" />
          <span className="sr-only">Close map</span>
        </Link>
      </div>
      {View ? (
        <View query={query} settings={settings} />
      ) : (
        <p className="m-auto p-4 text-quiet" role="status">
          {state === 'failed' ? MAP_MESSAGES.notLoaded : MAP_MESSAGES.loading}
        </p>
      )}
    </aside>
  )
}

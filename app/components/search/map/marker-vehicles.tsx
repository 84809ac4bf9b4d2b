import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { type Marker, markerTitle } from '~/models/search/marker'
import type { SearchPage } from '~/models/search/search-page'
import { roundedBox } from '~/models/trade/addresses/box'
import { type SearchQuery, searchPath, withinBox } from '~/models/trade/addresses/search-query'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { photoUrls } from '~/models/trade/photos'

interface MarkerVehiclesProps {
  marker: Marker
  query: SearchQuery
  onClose: () => void
}

/** The first vehicles of a marker, and a link to all of them. */
export function MarkerVehicles({ marker, query, onClose }: MarkerVehiclesProps) {
  const { load, data } = useFetcher<{ page: SearchPage }>()
  const title = useRef<HTMLHeadingElement>(null)
  const here = withinBox(query, roundedBox(marker.box))
  const path = searchPath({ ...here, isMapOpen: false })
  useEffect(() => load(path), [load, path])
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="map-list sheet" aria-labelledby="map-list-title">
      <div className="flex items-center justify-between gap-2 ps-4">
        <h3 ref={title} id="map-list-title" tabIndex={-1} className="min-w-0 text-base">
          {markerTitle(marker)}
        </h3>
        <button type="button" className="tap" onClick={onClose}>
          <Icon name="x" />
          <span className="sr-only">Close the list</span>
        </button>
      </div>
      {data ? (
        <ul className="divide-y divide-base-300 overflow-auto overscroll-contain border-y border-base-300">
          {data.page.cards.map((card) => (
            <li className="relative flex items-center gap-3 px-4 py-2 hover:bg-base-200" key={card.id}>
              <Photo
                picture={card.photoIds[0] ? photoUrls(card.photoIds[0]) : null}
                alt=""
                sizes="4rem"
                className="w-16! flex-none"
              />
              <Link
                className="min-w-0 grow text-sm font-semibold after:absolute after:inset-0 hover:underline"
                to={fleetPaths.viewVehicle(card.id)}
              >
                <Name of={card.title} />
              </Link>
              <Price amount={card.price} unit="/ DAY" className="text-right text-sm" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-quiet">Loading the vehicles.</p>
      )}
      <p className="p-2">
        <Link className={`${BUTTON_CLASS.outline} w-full`} to={searchPath(here)} preventScrollReset>
          Show only {marker.vehicles === 1 ? 'this one' : 'these'}
        </Link>
      </p>
    </section>
  )
}

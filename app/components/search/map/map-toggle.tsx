import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'

export const MAP_TOGGLE = 'map-toggle'

/** Opens the map of the results, and closes it on wide screens. Without script there is no map. */
export function MapToggle({ query }: { query: SearchQuery }) {
  return (
    <Link
      id={MAP_TOGGLE}
      className={`${BUTTON_CLASS.outline} map-toggle with-script max-lg:rounded-full!`}
      to={searchPath({ ...query, isMapOpen: !query.isMapOpen })}
      preventScrollReset
    >
      <Icon name="pin" />
      {query.isMapOpen ? 'Hide map' : 'Map'}
    </Link>
  )
}

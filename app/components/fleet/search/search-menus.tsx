import { Menu } from '~/components/ui/menus/menu'
import { MenuChoice } from '~/components/ui/menus/menu-choice'
import { paths } from '~/models/trade/addresses/paths'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { labelOf } from '~/models/trade/option'
import { ANGLES } from '~/models/trade/photos/angles'
import { SORTS } from '~/models/trade/vocabulary/sorts'

export function SortMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu label={`Sort: ${labelOf(SORTS, query.sort)}`}>
      {SORTS.map(({ value, label }) => (
        <MenuChoice
          key={value}
          label={label}
          to={paths.searchResults({ ...query, sort: value, after: null })}
          isChosen={query.sort === value}
        />
      ))}
    </Menu>
  )
}

export function AngleMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu label="Angle" icon="camera">
      <MenuChoice
        label="Any angle"
        to={paths.searchResults({ ...query, angle: null })}
        isChosen={query.angle === null}
      />
      {ANGLES.map(({ value, label }) => (
        <MenuChoice
          key={value}
          label={label}
          to={paths.searchResults({ ...query, angle: value })}
          isChosen={query.angle === value}
        />
      ))}
    </Menu>
  )
}

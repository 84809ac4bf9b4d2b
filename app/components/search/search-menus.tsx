import { Menu, MenuChoice } from '~/components/ui/menu'
import { type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'
import { ANGLES } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { SORTS } from '~/models/trade/vocabulary/vehicles'

export function SortMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu
      label={
        <>
          Sort<span className="max-lg:sr-only">: {labelOf(SORTS, query.sort)}</span>
        </>
      }
      sheetClassName="from-below"
    >
      {SORTS.map(({ value, label }) => (
        <MenuChoice
          key={value}
          label={label}
          to={searchPath({ ...query, sort: value, after: null })}
          isChosen={query.sort === value}
        />
      ))}
    </Menu>
  )
}

export function AngleMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu label="Angle" icon="camera" className="lg:hidden" sheetClassName="from-below">
      <MenuChoice label="Any angle" to={searchPath({ ...query, angle: null })} isChosen={query.angle === null} />
      {ANGLES.map(({ value, label }) => (
        <MenuChoice
          key={value}
          label={label}
          to={searchPath({ ...query, angle: value })}
          isChosen={query.angle === value}
        />
      ))}
    </Menu>
  )
}

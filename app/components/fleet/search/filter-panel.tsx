import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Accordion } from '~/components/ui/menus/accordion'
import { useArrival } from '~/components/ui/use-arrival'
import type { MakeChoices } from '~/models/fleet/search-page'
import { paths } from '~/models/trade/addresses/paths'
import { HIGHEST_PRICE, LOWEST_PRICE, type SearchQuery, withoutFilters } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/days'
import { FIRST_YEAR, yearOf } from '~/models/trade/days/years'
import { labelOf } from '~/models/trade/option'
import { ANGLES } from '~/models/trade/photos/angles'
import { ColorChoices, NumberRange, RadioRow } from './filter-fields'
import { MakeFilter } from './make-filter'

interface FilterPanelProps {
  /** The id of the form that its fields belong to. */
  form: string
  query: SearchQuery
  makes: MakeChoices
  today: Day
}

export const FILTERS = 'filters'

/** The filters: beside the results where there is room, else a sheet over the whole screen, opened by a button. */
export function FilterPanel({ form, query, makes, today }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useArrival(() => panel.current?.matches(':popover-open') && panel.current.hidePopover())
  const years = [query.yearFrom, query.yearTo]
  const prices = [query.priceFrom, query.priceTo]
  return (
    <aside ref={panel} id={FILTERS} aria-label="Filters" className={PANEL} {...POPOVER}>
      <div className="mb-3 flex items-center justify-between lg:hidden">
        <h2 className="text-xl">Filters</h2>
        <button type="button" className="tap" {...CLOSES}>
          <Icon name="x" />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <div className="sheet px-4 py-1">
        <Accordion title="Year" value={rangeWords(years, String)} isOpen key={`years ${years}`}>
          <NumberRange form={form} name="year" range={years} placeholders={[FIRST_YEAR, yearOf(today)]} maxLength={4} />
        </Accordion>
        <Accordion title="Make" value={query.makes.join(', ') || 'Any'} isOpen key={`makes ${query.makes}`}>
          <MakeFilter form={form} chosen={query.makes} makes={makes} />
        </Accordion>
        <Accordion title="Color" value={query.colors.length || 'Any'} isOpen key={`colors ${query.colors}`}>
          <ColorChoices form={form} chosen={query.colors} />
        </Accordion>
        <Accordion title="Price Range" value={rangeWords(prices, dollars)} isOpen key={`prices ${prices}`}>
          <NumberRange
            form={form}
            name="price"
            range={prices}
            placeholders={[LOWEST_PRICE, HIGHEST_PRICE]}
            maxLength={4}
            unit="$"
          />
        </Accordion>
        <Accordion
          title="Angle"
          value={query.angle === null ? 'Any' : labelOf(ANGLES, query.angle)}
          key={`angle ${query.angle}`}
        >
          <RadioRow form={form} name="angle" value="" isChosen={query.angle === null}>
            Any angle
          </RadioRow>
          {ANGLES.map(({ value, label }) => (
            <RadioRow form={form} name="angle" value={value} isChosen={query.angle === value} key={value}>
              {label}
            </RadioRow>
          ))}
        </Accordion>
        <div className="grid gap-2 border-t border-base-300 py-4">
          <button type="submit" form={form} className={BUTTON_CLASS.secondary}>
            Show Results
          </button>
          <Link className={`${BUTTON_CLASS.ghost} lg:hidden`} to={paths.searchResults(withoutFilters(query))}>
            Clear Filters
          </Link>
        </div>
      </div>
    </aside>
  )
}

function rangeWords([from, to]: (number | null)[], show: (bound: number) => string): string {
  if (from == null) return to == null ? 'Any' : `Up to ${show(to)}`
  return to == null ? `From ${show(from)}` : `${show(from)} to ${show(to)}`
}

const dollars = (bound: number) => `$${bound}`

/** Where there is no popover, the filters lie in the page above the results. */
const PANEL = `m-0 max-w-none border-0 bg-base-200 text-base-content max-lg:supports-[selector(:popover-open)]:h-dvh
  max-lg:supports-[selector(:popover-open)]:max-h-none max-lg:w-full max-lg:overflow-auto max-lg:p-4 lg:static lg:block
  lg:h-auto lg:w-auto lg:overflow-visible lg:p-0`

// React 18 passes these attributes on as written, its type declarations do not know them.
const POPOVER = { popover: 'auto' }
const CLOSES = { popovertarget: FILTERS, popovertargetaction: 'hide' }

import { Link, useSubmit } from '@remix-run/react'
import { lazy, type MouseEvent, Suspense, useRef } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Accordion } from '~/components/ui/section'
import { rangeLabel, type SearchPage } from '~/models/search/search-page'
import { hasPlace, RESULTS, searchPath, withoutFilters } from '~/models/trade/addresses/search-query'
import { MAX_PRICE_FILTER, MIN_PRICE_FILTER } from '~/models/trade/constants'
import { FIRST_YEAR, yearOf } from '~/models/trade/days/day'
import { formatNumber } from '~/models/trade/number'
import { ANGLES } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { SHORT_DISTANCES } from '~/models/trade/vocabulary/search-filters'
import { DistanceFilter } from './distance-filter'
import { ChoiceRow, ColorChoices, MakeFilter, NumberRange } from './filter-fields'
import { Part } from './filter-part'

interface FilterPanelProps {
  /** The id of the form its fields belong to. */
  form: string
  page: SearchPage
}

/** Its script is loaded after that of the page, because few searches need it. */
const MoreFilters = lazy(() => import('./more-filters'))

export const FILTERS = 'filters'

/** The filters: beside the results on wide screens, otherwise a full-screen sheet opened by a button. */
export function FilterPanel({ form, page }: FilterPanelProps) {
  const { query, total, choices, today } = page
  const panel = useRef<HTMLElement>(null)
  const submit = useSubmit()
  // the default is prevented so that the form is not submitted twice: each filter has been applied when it was chosen
  const show = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
    panel.current?.hidePopover?.()
    document.getElementById(RESULTS)?.scrollIntoView()
  }
  const years = [query.yearFrom, query.yearTo] as const
  const prices = [query.priceFrom, query.priceTo] as const
  return (
    <aside ref={panel} id={FILTERS} aria-label="Filters" className="filters" {...POPOVER}>
      <div className="mb-3 flex items-center justify-between lg:hidden">
        <h2 className="text-xl">Filters</h2>
        <button type="button" className="tap" {...CLOSES}>
          <Icon name="x" />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <div className="sheet px-4 py-1">
        <Accordion title="Year" value={rangeLabel(years, String) ?? 'Any'} isOpen>
          <NumberRange form={form} name="year" range={years} placeholders={[FIRST_YEAR, yearOf(today)]} maxLength={4} />
        </Accordion>
        <Accordion title="Make" value={query.makes.join(', ') || 'Any'} isOpen>
          <MakeFilter form={form} chosen={query.makes} makes={choices.makes} />
        </Accordion>
        <Accordion title="Color" value={query.colors.length || 'Any'} isOpen>
          <ColorChoices form={form} chosen={query.colors} />
        </Accordion>
        <Accordion title="Price Range" value={rangeLabel(prices, dollars) ?? 'Any'} isOpen>
          <NumberRange
            form={form}
            name="price"
            range={prices}
            placeholders={[MIN_PRICE_FILTER, MAX_PRICE_FILTER]}
            maxLength={4}
            unit="$"
          />
        </Accordion>
        <Part
          title="Distance"
          value={hasPlace(query) ? labelOf(SHORT_DISTANCES, query.within) : 'Any'}
          isOpen={hasPlace(query) || page.refusedPlace !== null}
        >
          <DistanceFilter form={form} page={page} />
        </Part>
        <Accordion title="Angle" value={query.angle === null ? 'Any' : labelOf(ANGLES, query.angle)}>
          {[{ value: null, label: 'Any angle' }, ...ANGLES].map(({ value, label }) => (
            <ChoiceRow
              {...{ form, type: 'radio', name: 'angle', value: value ?? '', isChosen: query.angle === value }}
              key={label}
            >
              <span>{label}</span>
            </ChoiceRow>
          ))}
        </Accordion>
        <Suspense>
          <MoreFilters form={form} query={query} />
        </Suspense>
      </div>
      <div className="filters-foot">
        <Link className={`${BUTTON_CLASS.ghost} lg:hidden`} to={searchPath(withoutFilters(query))} replace>
          Clear Filters
        </Link>
        <button type="submit" form={form} className={BUTTON_CLASS.secondary} onClick={show}>
          {total === 'many' ? 'Show Results' : `Show Results (${formatNumber(total)})`}
        </button>
      </div>
    </aside>
  )
}

const dollars = (bound: number) => `$${bound}`

// React 18 passes these attributes through as written, but its type declarations lack them.
const POPOVER = { popover: 'auto' }
const CLOSES = { popovertarget: FILTERS, popovertargetaction: 'hide' }

import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { plainField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { filterQuery, isFiltered, type OrderFilter } from '~/models/provider/order-filter'
import { MAX_LINE_LENGTH, MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'
import { ORDER_STATUS_BADGES, ORDER_STATUSES, STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { Tabs } from '../../ui/tabs'

const ORDER = ['number', 'project', 'renter', 'owner', 'vehicle', 'status', 'from', 'to'] as const

/** Filters all orders. The selected stuck tab is kept. */
export function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const field = plainField({ values: filter }, ORDER)
  const narrowed = isFiltered(filter)
  const text = { type: 'search', maxLength: MAX_LINE_LENGTH, autoComplete: 'off' }
  return (
    <details className="sheet" open={narrowed}>
      <summary className="flex min-h-12 items-center justify-between gap-3 px-5 font-semibold">
        Filter
        <Icon name="down" className="turns w-4!" />
      </summary>
      <Form action={providerPaths.orders()} role="search" className="grid gap-4 px-5 pb-5" preventScrollReset>
        {filter.stuck && <input type="hidden" name="stuck" value={filter.stuck} />}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-3">
          <TextField {...field('number')} {...text} label="Order number" inputMode="numeric" />
          <TextField {...field('project')} {...text} label="Project" />
          <TextField {...field('renter')} {...text} label="Renter" />
          <TextField {...field('owner')} {...text} label="Owner" />
          <TextField {...field('vehicle')} {...text} label="Vehicle" />
          <SelectField {...field('status')} label="Status" choices={STATUS_CHOICES} emptyLabel="Any" />
          <TextField {...field('from')} type="date" label="Booked from" />
          <TextField {...field('to')} type="date" label="Booked to" />
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton look="secondary">Show orders</SubmitButton>
          {narrowed && (
            <Link
              className={BUTTON_CLASS.ghost}
              to={providerPaths.orders(filter.stuck && { stuck: filter.stuck })}
              preventScrollReset
            >
              Clear
            </Link>
          )}
        </div>
      </Form>
    </details>
  )
}

const STATUS_CHOICES = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_BADGES[value].label }))

/** Tabs for all orders and for each way an order can be stuck, with counts; the rest of the filter is kept. */
export function StuckTabs({ filter, counts }: { filter: OrderFilter; counts: Record<Stuck, number> }) {
  const to = (stuck?: Stuck) => providerPaths.orders(filterQuery({ ...filter, stuck }))
  // the DocuSign tab only if it applies
  const shown = STUCK.filter(({ value }) => value !== 'docusign' || counts.docusign > 0 || filter.stuck === value)
  const tabs = shown.map(({ value, label }) => ({
    label,
    to: to(value),
    isCurrent: filter.stuck === value,
    count: counts[value] > MAX_STUCK_COUNTED ? `${MAX_STUCK_COUNTED}+` : counts[value] || undefined,
  }))
  return <Tabs label="Show" tabs={[{ label: 'All', to: to(), isCurrent: filter.stuck === undefined }, ...tabs]} />
}

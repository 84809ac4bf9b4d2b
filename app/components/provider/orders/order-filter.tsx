import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { plainField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { filterQuery, isNarrowed, type OrderFilter } from '~/models/provider/order-filter'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'
import { ORDER_STATUS_BADGES, ORDER_STATUSES, STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { Tabs } from '../../ui/tabs'
import { DeskSearch } from '../desk-search'

/** The search of all orders, and beside it a button that opens their status and days; the selected tab is kept. */
export function OrderSearch({ filter }: { filter: OrderFilter }) {
  const { search: _, ...kept } = filterQuery(filter)
  return (
    <div className="order-search">
      <DeskSearch
        action={providerPaths.orders()}
        search={filter.search}
        kept={kept}
        placeholder="Order, vehicle, project or owner"
        clearTo={providerPaths.orders(kept)}
      />
      <details open={isNarrowed(filter)}>
        <summary className={BUTTON_CLASS.outline}>
          Filter
          <Icon name="down" className="turns w-4!" />
        </summary>
      </details>
      <OrderFilterForm filter={filter} />
    </div>
  )
}

/** Shown once the button before it is open. */
function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const field = plainField({ values: filter }, ['status', 'from', 'to'])
  const { stuck, search } = filter
  const kept = filterQuery({ search, stuck, from: '', to: '' })
  return (
    <Form
      action={providerPaths.orders()}
      role="search"
      className="sheet flex basis-full flex-wrap items-end gap-4 p-5"
      preventScrollReset
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid flex-1 basis-72 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-3">
        <SelectField {...field('status')} label="Status" choices={STATUS_CHOICES} emptyLabel="Any" />
        <TextField {...field('from')} type="date" label="Booked from" />
        <TextField {...field('to')} type="date" label="Booked to" />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton look="secondary">Show orders</SubmitButton>
        {isNarrowed(filter) && (
          <Link className={BUTTON_CLASS.ghost} to={providerPaths.orders(kept)} preventScrollReset>
            Clear
          </Link>
        )}
      </div>
    </Form>
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

import { filterQuery, type OrderFilter } from '~/models/provider/order-filter'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'
import { STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { Tabs } from '../../ui/navigation/tabs'

/** All orders, or those that are stuck in one way, each with how many they are; the rest of the filter stays. */
export function StuckTabs({ filter, counts }: { filter: OrderFilter; counts: Record<Stuck, number> }) {
  const to = (stuck?: Stuck) => providerPaths.orders(filterQuery({ ...filter, stuck }))
  // not where nobody signs in DocuSign
  const shown = STUCK.filter(({ value }) => value !== 'docusign' || counts.docusign > 0 || filter.stuck === value)
  const tabs = shown.map(({ value, label }) => ({
    label,
    to: to(value),
    isCurrent: filter.stuck === value,
    count: counts[value] > MAX_STUCK_COUNTED ? `${MAX_STUCK_COUNTED}+` : counts[value],
  }))
  return <Tabs label="Show" tabs={[{ label: 'All', to: to(), isCurrent: filter.stuck === undefined }, ...tabs]} />
}

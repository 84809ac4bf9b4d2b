import type { ComparisonPage } from '~/models/search/comparison'
import { comparePaths } from '~/models/trade/paths/search'

/** The address of this comparison with some changes. */
export function comparePath(page: ComparisonPage, changes: { without?: string; isOnlyDifferent?: boolean }) {
  const { booking, near, isOnlyDifferent } = page
  const vehicleIds = page.vehicles.map(({ id }) => id).filter((id) => id !== changes.without)
  return comparePaths.compare({ vehicleIds, booking, near, isOnlyDifferent, ...changes })
}

import { FARTHEST_MONTHS } from '../figures'
import { addMonths, type Day } from './days'

/** The last day that can be searched for and asked for. */
export function lastBookableDay(today: Day): Day {
  return addMonths(today, FARTHEST_MONTHS)
}

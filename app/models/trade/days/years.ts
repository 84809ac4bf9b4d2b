import type { Day } from './days'

export const FIRST_YEAR = 1900

/** Next year's models are on the road already. */
export function lastModelYear(today: Day): number {
  return yearOf(today) + 1
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

import { type Booking, isDay } from './day'

/** '2026-12-07 2026-12-11': the value of a button that takes these days. */
export const daysValue = ({ from, to }: Booking): string => `${from} ${to}`

/** The days of such a button; null if they are none. */
export function daysOfValue(value: string | undefined): Booking | null {
  const [from = '', to = ''] = value?.split(' ') ?? []
  return isDay(from) && isDay(to) ? { from, to } : null
}

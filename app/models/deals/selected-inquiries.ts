import { MAX_RATE_MULTIPLE } from '~/models/trade/constants'
import { type Booking, countDays } from '~/models/trade/days/day'
import { numberWord } from '~/models/trade/format/text'
import { type Cents, listedRate, percentOf } from '~/models/trade/money'

export const SELECTED_INQUIRIES_MESSAGES = {
  sent: 'Sent',
  left: 'No longer on its list.',
  noPercent: 'Please enter a whole number, like 90.',
  slip: `Please check the percentage: it is more than ${numberWord(MAX_RATE_MULTIPLE)} times the listed rate.`,
} as const

/** A list vehicle on the page, with the idempotency key of its inquiry and its price of a day. */
export type ShownVehicle = { id: string; attempt: number; daily: Cents }

export const shownVehicleText = ({ id, attempt, daily }: ShownVehicle) => `${id} ${attempt} ${daily}`

/** The total for these days at a percentage of their list price, in cents before tax. */
export function rateAt(percent: number, daily: Cents, booking: Booking): Cents {
  return percentOf(listedRate(daily, countDays(booking)), percent)
}

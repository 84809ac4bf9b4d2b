import { z } from 'zod'
import { oneOf } from '~/models/trade/fields/form-fields'
import type { Option } from '~/models/trade/option'

const MINUTE_STEP = 5

const numbers = (count: number, step: number): Option<number>[] =>
  Array.from({ length: count }, (_, index) => ({ value: index * step, label: String(index * step) }))

export const HOURS = numbers(24, 1)
export const MINUTES = numbers(60 / MINUTE_STEP, MINUTE_STEP)

/** In how long somebody is at the vehicle. Without a choice of minutes it is the full hour; nought and nought is there. */
export const ArrivalForm = z.object({
  hours: oneOf(HOURS, 'Hours is required'),
  mins: oneOf(MINUTES, 'Please choose the minutes.').default(0),
})

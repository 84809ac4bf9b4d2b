import type { Option } from '~/models/trade/vocabulary/option'

const MINUTE_STEP = 5

const numbers = (count: number, step: number): Option<number>[] =>
  Array.from({ length: count }, (_, index) => ({ value: index * step, label: String(index * step) }))

/** In how long somebody is at a vehicle, as the dialog offers it. */
export const HOURS = numbers(24, 1)
export const MINUTES = numbers(60 / MINUTE_STEP, MINUTE_STEP)

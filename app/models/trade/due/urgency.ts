import type { Day } from '../days/day'
import { addDays } from '../days/days'
import type { Tone } from '../vocabulary/option'

/** late: its time has passed. today: should be done today. soon: everything else. */
export const URGENCIES = [
  { value: 'late', label: 'Late' },
  { value: 'today', label: 'Today' },
  { value: 'soon', label: 'Soon' },
] as const

export type Urgency = (typeof URGENCIES)[number]['value']

/** Red only for what is late. */
export const URGENCY_TONES: Record<Urgency, Tone> = { late: 'refused', today: 'waiting', soon: 'booked' }

/** For something that has to be done before this day begins. */
export function urgencyBeforeDay(day: Day, today: Day): Urgency {
  if (day <= today) return 'late'
  return day === addDays(today, 1) ? 'today' : 'soon'
}

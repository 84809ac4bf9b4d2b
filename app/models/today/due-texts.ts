import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { nearDay } from '~/models/trade/days/near-day'
import type { Urgency } from '~/models/trade/due/urgency'

const DAY_MS = 24 * 3_600_000

/** For something that has to be done before this instant. */
export const urgencyBefore = (deadline: Date, now: Date): Urgency =>
  deadline.getTime() - now.getTime() <= DAY_MS ? 'today' : 'soon'

/** 'COI expires Sat', 'Business license expired yesterday': late once it has expired. */
export function expiryDue(document: string, expiresOn: Day, today: Day) {
  const isOver = expiresOn < today
  const urgency: Urgency = isOver ? 'late' : expiresOn <= addDays(today, 1) ? 'today' : 'soon'
  return { urgency, text: `${document} ${isOver ? 'expired' : 'expires'} ${nearDay(expiresOn, today)}`, due: expiresOn }
}

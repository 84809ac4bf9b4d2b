import { REMIND_SIGNER_DAYS } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'

/** Reminder names as stored; each is sent once, and none after a later one. */
const AFTER = REMIND_SIGNER_DAYS.map((days) => ({ days, name: `after ${days} days` }))
const EVE = 'on the eve of the first day'
const ORDER = [...AFTER.map(({ name }) => name), EVE]

type Waiting = { today: Day; sentOn: Day; firstDay: Day; done: readonly string[] }

/** The latest reminder that is due to a signer who has not answered, or null. */
export function signerReminderDue({ today, sentOn, firstDay, done }: Waiting): string | null {
  const due = AFTER.filter(({ days }) => addDays(sentOn, days) <= today).map(({ name }) => name)
  if (firstDay === addDays(today, 1) && sentOn < today) due.push(EVE)
  const [last] = due.slice(-1)
  if (last === undefined) return null
  return done.some((name) => ORDER.indexOf(name) >= ORDER.indexOf(last)) ? null : last
}

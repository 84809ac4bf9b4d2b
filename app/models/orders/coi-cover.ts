import { formatDayOfYear } from '~/models/trade/days/day-words'
import { addDays, type Day } from '~/models/trade/days/days'

/** Days before a certificate runs out on which whoever leads the project is told, while a rental lies beyond. */
export const COI_REMINDERS = [14, 7, 1] as const
export type CoiReminder = (typeof COI_REMINDERS)[number]

/**
 * The reminder that is due for a certificate: the latest whose day has come, until the certificate has run out. Null
 * where no rental lies beyond it.
 */
export function coiReminderDue(coi: { expiresOn: Day | null; lastDay: Day | null }, today: Day): CoiReminder | null {
  const { expiresOn, lastDay } = coi
  if (!expiresOn || !lastDay || lastDay <= expiresOn || today > expiresOn) return null
  return COI_REMINDERS.findLast((days) => addDays(today, days) >= expiresOn) ?? null
}

/**
 * What is said of a certificate that runs out before the last rental day of its order; null where it does not, or where
 * its last day was not given. Asked anew with every look, so that extending a rental asks again.
 */
export function coverWarning(expiresOn: Day | null, lastDay: Day | null): string | null {
  if (!expiresOn || !lastDay || lastDay <= expiresOn) return null
  return `The COI runs out on ${formatDayOfYear(expiresOn)}, before the last rental day, ${formatDayOfYear(lastDay)}. Please upload one that covers it.`
}

/** Until when a certificate covers, and what is said before a booking gets a later last day; browsers only compare. */
export function coverUntil(expiresOn: Day) {
  const warning = `The COI runs out on ${formatDayOfYear(expiresOn)}, before this last rental day. Please upload one that covers it.`
  return { until: expiresOn, warning }
}

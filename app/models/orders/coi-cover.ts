import { COI_REMINDER_DAYS } from '~/models/trade/constants'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'

export type CoiReminder = (typeof COI_REMINDER_DAYS)[number]

/** The latest COI reminder that is due, until the COI expires; null if no rental ends after that. */
export function coiReminderDue(coi: { expiresOn: Day | null; lastDay: Day | null }, today: Day): CoiReminder | null {
  const { expiresOn, lastDay } = coi
  if (!expiresOn || !lastDay || lastDay <= expiresOn || today > expiresOn) return null
  return COI_REMINDER_DAYS.findLast((days) => addDays(today, days) >= expiresOn) ?? null
}

/**
 * The warning about a COI that expires before the last rental day of its order; null if it covers it, or if no expiry
 * was given. Computed on every read, so that an extension shows it.
 */
export function coverWarning(expiresOn: Day | null, lastDay: Day | null): string | null {
  if (!expiresOn || !lastDay || lastDay <= expiresOn) return null
  return `The COI expires on ${formatDayOfYear(expiresOn)}, before the last rental day, ${formatDayOfYear(lastDay)}. Please upload one that covers it.`
}

/** When a COI expires, with the warning for a later last day. Formatted on the server; the browser only compares. */
export function coverUntil(expiresOn: Day) {
  const warning = `The COI expires on ${formatDayOfYear(expiresOn)}, before this last rental day. Please upload one that covers it.`
  return { until: expiresOn, warning }
}

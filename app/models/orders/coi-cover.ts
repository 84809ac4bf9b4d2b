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

import { formatTime, HOME_ZONE, todayIn } from '~/models/trade/days/zones'

/** A side is reminded when this part of its time is left, within the two limits. */
const REMIND_PART = 1 / 4
const REMIND_MIN_HOURS = 2
export const REMIND_MAX_HOURS = 6
/** Nobody is notified of a deadline that passed longer ago, for example while the server was down. */
const LATE_NOTICE_HOURS = 24

const HOUR = 60 * 60 * 1000

/** The last offer of an open inquiry. */
type Waiting = { offeredAt: Date; deadlineAt: Date; isReminded: boolean }

/** remind: the side whose turn it is. expire: and notify both sides. expire-silently: without notices. */
type DeadlineStep = 'remind' | 'expire' | 'expire-silently'

/** What is due about an open inquiry, or null. An offer made after the time of its reminder gets none. */
export function deadlineStep({ offeredAt, deadlineAt, isReminded }: Waiting, now: Date): DeadlineStep | null {
  if (now >= deadlineAt) {
    return hoursBetween(deadlineAt, now) < LATE_NOTICE_HOURS ? 'expire' : 'expire-silently'
  }
  const left = hoursBetween(offeredAt, deadlineAt) * REMIND_PART
  const hours = Math.min(REMIND_MAX_HOURS, Math.max(REMIND_MIN_HOURS, left))
  const remindAt = new Date(deadlineAt.getTime() - hours * HOUR)
  return !isReminded && offeredAt < remindAt && now >= remindAt ? 'remind' : null
}

/** Whether staff have already reminded the owner today, by the time of their office: they can do so once a day. */
export function isRemindedToday(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && todayIn(HOME_ZONE, remindedAt) === todayIn(HOME_ZONE, now)
}

/** '2:06 PM', if the owner was already reminded today. */
export function remindedToday(remindedAt: Date | null, now: Date): string | null {
  return remindedAt && isRemindedToday(remindedAt, now) ? formatTime(remindedAt, HOME_ZONE) : null
}

const hoursBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR

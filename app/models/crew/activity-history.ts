import { MAX_NEW_COUNTED } from '~/models/trade/constants'
import { formatLongDay } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'

/** 'Today', 'Yesterday', 'Monday, December 7, 2026'. */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : formatLongDay(day)
}

/** Groups consecutive entries of the same day. */
export function byDay<Entry extends { day: Day }>(entries: readonly Entry[]): { day: Day; entries: Entry[] }[] {
  const days: { day: Day; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.entries.push(entry)
    else days.push({ day: entry.day, entries: [entry] })
  }
  return days
}

/** When a member last marked the history as read, and when they joined. */
export type Known = { seenAt: Date | null; joinedAt: Date }

/** Why an entry of this time is not new to a member; null if it is new. */
export function readStateOf({ seenAt, joinedAt }: Known, at: Date): 'seen' | 'joined' | null {
  if (seenAt && at <= seenAt) return 'seen'
  return at < joinedAt ? 'joined' : null
}

/** '5 new', '99+ new'; null if none. */
export function newActivityText(count: number): string | null {
  if (count === 0) return null
  return `${count > MAX_NEW_COUNTED ? `${MAX_NEW_COUNTED}+` : count} new`
}

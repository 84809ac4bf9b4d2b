import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { setClock } from '~/server/clock.server'

const HOUR = 3_600_000

/** The moment of seeding, which all times of the demo are relative to. */
export type StoryTime = {
  hoursAgo(hours: number): Date
  inDays(days: number, zone?: string): Day
  /** Runs `work` with the clock this many hours back, then restores the clock. */
  at<T>(hoursAgo: number, work: () => Promise<T>): Promise<T>
}

export function storyTime(begin: Date): StoryTime {
  const hoursAgo = (hours: number) => new Date(begin.getTime() - hours * HOUR)
  return {
    hoursAgo,
    inDays: (days, zone = HOME_ZONE) => addDays(todayIn(zone, begin), days),
    async at(hours, work) {
      setClock(hoursAgo(hours))
      try {
        return await work()
      } finally {
        setClock(begin)
      }
    },
  }
}

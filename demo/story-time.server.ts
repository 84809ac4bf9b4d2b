import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { setClock } from '~/server/clock.server'

const HOUR = 3_600_000

/** The moment of seeding, from which every time of the demonstration is counted. */
export type StoryTime = {
  hoursAgo(hours: number): Date
  inDays(days: number, zone?: string): Day
  /** Does something as if it were so many hours ago; afterwards the clock goes on as it was. */
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

import { FEED_PROBLEMS } from '~/models/owner/calendar/feed-messages'
import { blockableDays } from '~/models/owner/owner-days'
import { BYTES_OF_MB } from '~/models/trade/constants'
import type { Booking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { fetchPublic } from '~/server/outgoing/fetch-public.server'
import { busyPeriods } from '~/services/owner/ics/busy-periods.server'
import { decodeCalendar } from '~/services/owner/ics/ics-events.server'

export type FetchedFeed = { ok: true; periods: Booking[]; unread: number } | { ok: false; problem: string }

/** Fetches a calendar and reads its busy days in the vehicle's time zone. `problem` is the sentence why it failed. */
export async function fetchFeed(url: string, zone: string): Promise<FetchedFeed> {
  const fetched = await fetchPublic(url, BYTES_OF_MB)
  if (!fetched.ok) return { ok: false, problem: FEED_PROBLEMS[fetched.problem] }
  const read = busyPeriods(decodeCalendar(fetched.content), { zone }, blockableDays(todayIn(zone, now())))
  return read.ok ? read : { ok: false, problem: FEED_PROBLEMS[read.problem] }
}

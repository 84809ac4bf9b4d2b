import { MAX_CALENDAR_URL_LENGTH } from '~/models/owner/calendar/feed-limits'
import { pluralize } from '~/models/trade/format/text'
import type { OutgoingProblem } from '~/models/trade/outgoing'

export const FEED_MESSAGES = {
  urlRequired: 'The address of the calendar is required.',
  urlInvalid: 'Please enter an address that begins with https:// and contains no user name, password or port.',
  urlTooLong: `An address has at most ${MAX_CALENDAR_URL_LENGTH} characters.`,
  exists: 'This vehicle has another calendar already. Remove it first.',
  removed: 'Calendar removed. Its days can be booked again.',
  isRemoved: 'This calendar has been removed.',
  failed: "We couldn't save the calendar. Please try again.",
  removalFailed: "We couldn't remove the calendar. Please try again.",
} as const

/** not-calendar: another kind of file. broken: cut off or badly nested. too-many: more than can be read. */
export type CalendarProblem = 'not-calendar' | 'broken' | 'too-many'

/** Why a calendar could not be read. */
export const FEED_PROBLEMS: Record<OutgoingProblem | CalendarProblem | 'internal', string> = {
  'not-allowed': FEED_MESSAGES.urlInvalid,
  'unknown-host': 'There is no server at this address. Please check it.',
  'not-public': 'This address is not on the public internet.',
  unreachable: "The server of this calendar couldn't be reached.",
  'timed-out': 'The server of this calendar took too long to respond.',
  redirects: 'This address redirects too many times.',
  'not-shown': 'The server refused to show this calendar. Check that its address can be opened without a log-in.',
  compressed: 'The server sent this calendar compressed, which we cannot read.',
  'too-large': 'This calendar is larger than 1 MB. Use one with fewer events.',
  'not-calendar': 'There is no calendar at this address. It usually ends in .ics.',
  broken: 'The calendar at this address is incomplete or damaged.',
  'too-many': 'This calendar has too many events, or one that repeats too often.',
  internal: 'Something went wrong on our side.',
}

/** Result of reading a calendar. `conflicts`: booked vehicles on its busy days. */
export type FeedResult = { periods: number; unread: number; conflicts: number }

/** 'Calendar read: 3 busy periods. 1 event could not be read.' */
export function feedResultText({ periods, unread, conflicts }: FeedResult): string {
  const sentences = [
    `Calendar read: ${pluralize(periods, 'busy period')}.`,
    unread > 0 && `${pluralize(unread, 'event')} could not be read.`,
    conflicts > 0 && `It is busy during ${pluralize(conflicts, 'booking')}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

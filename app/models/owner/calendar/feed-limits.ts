/** Limits of calendars elsewhere (ICS). Their size is `BYTES_OF_MB`. */
export const MAX_CALENDAR_URL_LENGTH = 2000
/** A rental house's fleet with years of history; one vehicle has far fewer. */
export const MAX_CALENDAR_EVENTS = 5000
/** Periods of one vehicle within the days that can be blocked. */
export const MAX_CALENDAR_PERIODS = 1000
/** Events, occurrences and exceptions that are looked at in one calendar: less than half a second of work. */
export const MAX_CALENDAR_STEPS = 50_000
/** A calendar is read about once an hour, and less often while it fails: twice as late each time, at most this late. */
export const CALENDAR_READ_MINUTES = 55
export const MAX_CALENDAR_BACKOFF_HOURS = 12
/** Its owner is emailed once it has failed for so long. */
export const CALENDAR_FAILING_HOURS = 24

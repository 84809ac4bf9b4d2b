/** Limits of external calendars (ICS). Their maximum size is `BYTES_OF_MB`. */
export const MAX_CALENDAR_URL_LENGTH = 2000
/** Enough for a rental house's fleet with years of history; one vehicle has far fewer. */
export const MAX_CALENDAR_EVENTS = 5000
/** Periods of one vehicle within the days that can be blocked. */
export const MAX_CALENDAR_PERIODS = 1000
/** Events, occurrences and exceptions that are processed per calendar: less than half a second of work. */
export const MAX_CALENDAR_STEPS = 50_000
/** A calendar is read about once an hour. While it fails, the interval doubles each time, up to this. */
export const CALENDAR_READ_MINUTES = 55
export const MAX_CALENDAR_BACKOFF_HOURS = 12
/** The owner is emailed once it has failed for this long. */
export const CALENDAR_FAILING_HOURS = 24

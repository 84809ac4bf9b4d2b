import { z } from 'zod'
import { MAX_CALENDAR_URL_LENGTH } from '~/models/owner/calendar/feed-limits'
import { FEED_MESSAGES } from './feed-messages'

/** The address of a calendar (ICS). webcal:// is the same as https://. */
export const FeedForm = z.object({
  url: z
    .string({ error: FEED_MESSAGES.urlRequired })
    .trim()
    .min(1, { error: FEED_MESSAGES.urlRequired, abort: true })
    .max(MAX_CALENDAR_URL_LENGTH, { error: FEED_MESSAGES.urlTooLong, abort: true })
    .transform((typed) => typed.replace(/^webcals?:\/\//i, 'https://'))
    .refine(isHttps, FEED_MESSAGES.urlInvalid),
})

function isHttps(address: string): boolean {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false
  const { port, username, password } = new URL(address)
  return port === '' && username === '' && password === ''
}

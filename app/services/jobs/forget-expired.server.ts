import { and, lt, lte, ne, or } from 'drizzle-orm'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { heldForms, outbox, rateLimits, sessions, verificationCodes } from '../db/schema'

const DAY_MS = 86_400_000
/** Somebody who asks why a code did not work asks within a day. */
const CODES_KEPT_MS = DAY_MS
/** A form posted after its session ended is kept for whoever the session belonged to. */
const SESSIONS_KEPT_MS = 30 * DAY_MS
/** A mailed link is good for seven days; what was said stays no longer than that. */
const LETTERS_KEPT_MS = 8 * DAY_MS
const FORGOTTEN = 'This text is no longer kept.'

/**
 * Deletes what serves nobody any more: counters that have run out, codes, forms never fetched, sessions long over, and
 * the texts of what was sent, which hold codes and links.
 */
export async function forgetExpired(): Promise<void> {
  const at = now().getTime()
  const sessionsOver = new Date(at - SESSIONS_KEPT_MS)
  await db().delete(rateLimits).where(lte(rateLimits.expire, at))
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(at - CODES_KEPT_MS)))
  await db().delete(heldForms).where(lt(heldForms.expiresAt, now()))
  await db()
    .delete(sessions)
    .where(or(lt(sessions.endedAt, sessionsOver), lt(sessions.expiresAt, sessionsOver)))
  await db()
    .update(outbox)
    .set({ bodyText: FORGOTTEN, bodyHtml: '' })
    .where(
      and(
        ne(outbox.status, 'waiting'),
        ne(outbox.bodyText, FORGOTTEN),
        lt(outbox.createdAt, new Date(at - LETTERS_KEPT_MS)),
      ),
    )
}

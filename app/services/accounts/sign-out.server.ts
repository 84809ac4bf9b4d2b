import { now } from '~/server/clock.server'
import { clearedCookies } from '~/server/http/cookies.server'
import type { Renter } from '~/server/session/renter.server'
import { endSession } from '~/server/session/session.server'

/** Ends the session on the server and takes everything this site left in the browser away. */
export async function signOut(request: Request, account: Renter | null): Promise<Headers> {
  if (account) await endSession(account.sessionId, now())
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

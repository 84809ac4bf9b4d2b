import { now } from '../clock.server'
import { clearedCookies } from '../web/cookies.server'
import type { Renter } from './renter.server'
import { endSession } from './session.server'

/** Ends the session on the server and takes everything this site left in the browser away. */
export async function signOut(request: Request, account: Renter | null): Promise<Headers> {
  if (account) await endSession(account.sessionId, now())
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

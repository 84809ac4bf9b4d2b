import { now } from '~/server/clock.server'
import { clearedCookies } from '~/server/http/cookies.server'
import { findAccount } from './require.server'
import { endSession } from './session.server'

/** Ends the session of a request on the server, and answers with what takes everything of this site out of the browser. */
export async function signOut(request: Request): Promise<Headers> {
  const account = await findAccount(request)
  if (account) await endSession(account.sessionId, now())
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

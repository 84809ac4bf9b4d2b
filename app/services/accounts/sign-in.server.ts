import { and, eq } from 'drizzle-orm'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { LOGIN_MESSAGES } from '~/models/accounts/login-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { now } from '~/server/clock.server'
import { db, inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { countTry, forgiveTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import { findAccount } from '~/server/session/renter.server'
import { endSession, openSession } from '~/server/session/session.server'
import { isPassword } from './password.server'

type Credentials = { email: string; password: string }
type Entry = { cookie: string; role: ApplicationRole }
/** Whose password it was, as it stood when it was looked at. */
type Proven = { accountId: string; role: ApplicationRole; passwordHash: string }

class WrongCredentials extends Error {}

const authenticator = new Authenticator<Proven>().use(
  new FormStrategy(async ({ form }) => verified(String(form.get('email')), String(form.get('password')))),
  'form',
)

/**
 * Signs in by e-mail and password and answers with the session's cookie and the account's role. Unknown, invited and
 * closed accounts answer exactly like a wrong password, after the same work. Who guesses too often is refused before a
 * password is looked at, the right one too.
 */
export function signIn(request: Request, credentials: Credentials): Promise<Outcome<Entry>> {
  return orRefuse(LOGIN_MESSAGES.failed, () => enter(request, credentials))
}

async function enter(request: Request, credentials: Credentials): Promise<Outcome<Entry>> {
  const tooMany = await countTry('log-in', request, credentials.email)
  if (tooMany) return refused(tooMany)
  try {
    const proven = await authenticator.authenticate('form', asForm(request, credentials))
    const cookie = await open(request, proven)
    await forgiveTry('log-in', request, credentials.email)
    await endSessionBefore(request)
    return { ok: true, cookie, role: proven.role }
  } catch (error) {
    if (error instanceof WrongCredentials) return refused(LOGIN_MESSAGES.wrongCredentials)
    throw error
  }
}

/**
 * Holds the account meanwhile: verifying takes its time, and a password that was changed since opens nothing. Whoever
 * changes it from now on ends this session with the others.
 */
function open(request: Request, { accountId, passwordHash }: Proven): Promise<string> {
  return inTransaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active'), eq(accounts.passwordHash, passwordHash)))
      .for('share')
    if (!unchanged) throw new WrongCredentials()
    return openSession(accountId, request.headers.get('User-Agent') ?? '', now(), tx)
  })
}

/** A browser holds one session: what it was logged in as before, in another tab, is over. */
async function endSessionBefore(request: Request) {
  const before = await findAccount(request)
  if (before) await endSession(before.sessionId, now())
}

async function verified(email: string, password: string): Promise<Proven> {
  const [account] = await db()
    .select({ accountId: accounts.id, role: accounts.role, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.status, 'active')))
  const passwordHash = account?.passwordHash ?? null
  if (!(await isPassword(password, passwordHash)) || !account || passwordHash === null) throw new WrongCredentials()
  return { accountId: account.accountId, role: account.role, passwordHash }
}

/** The strategy reads a form of its own; the posted one has been read and checked already. */
function asForm(request: Request, credentials: Credentials): Request {
  return new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) })
}

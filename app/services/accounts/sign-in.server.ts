import { and, eq } from 'drizzle-orm'
import { LOGIN_MESSAGES } from '~/models/accounts/login-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { now } from '~/server/clock.server'
import { withinTryLimit } from '~/server/count-tries.server'
import { db, inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import type { Visitor } from '~/server/session/asker.server'
import { endSession, type OpenedSession, openSession } from '~/server/session/session.server'
import { attempt } from '~/server/verb.server'
import { isPassword } from './password.server'

type Credentials = { email: string; password: string }
/** userAgent: what it calls itself. sessionBefore: what it was logged in as, in another tab say; that is over then. */
type Browser = { userAgent: string; sessionBefore?: () => Promise<string | undefined> }
type Entry = Outcome<{ session: OpenedSession; role: ApplicationRole }>

/**
 * Signs in by e-mail and password. Unknown, invited and closed accounts answer exactly like a wrong password, after the
 * same work. Who guesses too often is refused before a password is looked at, the right one too.
 */
export function signIn(asker: Visitor, { email, password }: Credentials, browser: Browser): Promise<Entry> {
  return attempt(LOGIN_MESSAGES.failed, async () => {
    const entry = await withinTryLimit('log-in', asker, email, async (): Promise<Entry> => {
      const account = await findActive(email)
      const passwordHash = account?.passwordHash ?? null
      const isRight = await isPassword(password, passwordHash)
      if (!isRight || !account || passwordHash === null) return wrongCredentials()
      const session = await open(account.id, passwordHash, browser.userAgent)
      return session ? { ok: true, session, role: account.role } : wrongCredentials()
    })
    const before = entry.ok ? await browser.sessionBefore?.() : undefined
    if (before) await endSession(before, now())
    return entry
  })
}

async function findActive(email: string) {
  const [account] = await db()
    .select({ id: accounts.id, role: accounts.role, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.status, 'active')))
  return account
}

/**
 * Holds the account meanwhile: verifying takes its time, and a password that was changed since opens nothing. Whoever
 * changes it from now on ends this session with the others.
 */
function open(accountId: string, passwordHash: string, userAgent: string): Promise<OpenedSession | null> {
  return inTransaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active'), eq(accounts.passwordHash, passwordHash)))
      .for('share')
    return unchanged ? openSession(tx, accountId, userAgent, now()) : null
  })
}

const wrongCredentials = () => refused('wrong-credentials', LOGIN_MESSAGES.wrongCredentials)

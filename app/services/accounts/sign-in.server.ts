import { and, eq } from 'drizzle-orm'
import { LOGIN_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { endSession, type OpenedSession, openSession } from '~/server/session/session.server'
import { comparePassword, hashPassword } from './password.server'

type Credentials = { email: string; password: string }
/** sessionBefore: the browser's current session, perhaps from another tab; ended by the new log-in. */
type Browser = { userAgent: string; sessionBefore?: () => Promise<string | undefined> }
type Entry = Outcome<{ session: OpenedSession; accountId: string; role: ApplicationRole }>

/**
 * Logs in by email and password. Unknown, invited and closed accounts get the same response as a wrong password, after
 * the same work. Above the rate limit even the right password is refused, without checking it.
 */
export function signIn(asker: Visitor, { email, password }: Credentials, browser: Browser): Promise<Entry> {
  return attempt(LOGIN_MESSAGES.failed, async () => {
    const entry = await withRateLimit('log-in', asker, email, () => enter({ email, password }, browser))
    const before = entry.ok ? await browser.sessionBefore?.() : undefined
    if (before) await endSession(before, now())
    return entry
  })
}

async function enter(credentials: Credentials, browser: Browser): Promise<Entry> {
  const account = await findActive(credentials.email)
  const before = account?.passwordHash ?? null
  const compared = await comparePassword(credentials.password, before)
  if (compared === 'wrong' || !account || before === null) return wrongCredentials()
  const isOld = compared === 'right-as-typed'
  const after = isOld ? await hashPassword(credentials.password) : before
  const session = await open(account.id, { before, after }, browser.userAgent)
  if (session) return { ok: true, session, accountId: account.id, role: account.role }
  // a concurrent log-in has replaced the old hash in between
  return isOld ? enter(credentials, browser) : wrongCredentials()
}

async function findActive(email: string) {
  const [account] = await db()
    .select({ id: accounts.id, role: accounts.role, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.status, 'active')))
  return account
}

/** Two hashes of the same password: the stored one and the one to store. */
type Hashes = { before: string; after: string }

/**
 * Locks the account and checks that the password was not changed during the slow verification. A later change ends
 * this session with the others.
 */
function open(accountId: string, { before, after }: Hashes, userAgent: string): Promise<OpenedSession | null> {
  return inTransaction(async (tx) => {
    const isUnchanged = and(
      eq(accounts.id, accountId),
      eq(accounts.status, 'active'),
      eq(accounts.passwordHash, before),
    )
    const [unchanged] =
      before === after
        ? await tx.select({ id: accounts.id }).from(accounts).where(isUnchanged).for('share')
        : await tx.update(accounts).set({ passwordHash: after }).where(isUnchanged).returning({ id: accounts.id })
    return unchanged ? openSession(tx, accountId, userAgent, now()) : null
  })
}

const wrongCredentials = () => refused('wrong-credentials', LOGIN_MESSAGES.wrongCredentials)

import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { RESEND_PAUSE_SECONDS, SETUP_LINK_DAYS } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { SETUP_PURPOSES, type SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { accounts, attempt, type Db, db, inTransaction, links, type Tx } from '~/server/db/client.server'
import { gone } from '~/server/errors.server'
import type { SetupLinkHolder } from '~/server/session/asker.server'
import { consumeLink, issueLink, revokeLinks } from '~/server/session/links.server'
import { hashToken } from '~/server/token.server'
import { hashPassword } from '../password.server'

type Given = { password: string; firstName?: string; lastName?: string; phoneNumber?: string }

/**
 * Activates an invited account with the given password and, if the form asked for them, names and phone. Consumes
 * the link: of two posts with the same link one succeeds. Returns the email address to log in with.
 */
export function setUpAccount({ purpose, token }: SetupLinkHolder, given: Given): Promise<Outcome<{ email: string }>> {
  return attempt(ACCOUNT_MESSAGES.setupFailed, async () => {
    // hashing is slow on purpose: only do it for a valid link
    if (!(await findSetupLink(purpose, token))) return linkIsSpent()
    const passwordHash = await hashPassword(given.password)
    return inTransaction(async (tx): Promise<Outcome<{ email: string }>> => {
      const link = await findSetupLink(purpose, token, tx)
      if (!link || !(await consumeLink(tx, link.id))) return linkIsSpent()
      const { firstName, lastName, phoneNumber: phone } = given
      const setUp = await tx
        .update(accounts)
        .set({ passwordHash, firstName, lastName, phone, status: 'active' })
        .where(and(eq(accounts.id, link.accountId), eq(accounts.status, 'invited')))
        .returning({ id: accounts.id })
      return setUp.length > 0 ? { ok: true, email: link.email } : linkIsSpent()
    })
  })
}

const linkIsSpent = () => refused('link-used', ACCOUNT_MESSAGES.linkSpent)

/** Issues a single-use link for an account and revokes earlier ones. Returns its token. */
export async function writeSetupLink(tx: Tx, purpose: SetupPurpose, accountId: string): Promise<string> {
  await revokeLinks(tx, purpose, accountId)
  return issueLink(tx, { purpose, accountId, singleUse: true, days: SETUP_LINK_DAYS })
}

/**
 * The account that this token can set up; null if the token is unknown, for another purpose, used, replaced or
 * expired. Does not consume the link.
 */
export async function findSetupLink(purpose: SetupPurpose, token: string, on: Db | Tx = db()) {
  const [link] = await on
    .select({ id: links.id, accountId: accounts.id, email: accounts.email })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(
      and(
        eq(links.tokenHash, hashToken(token)),
        eq(links.purpose, purpose),
        isNull(links.usedAt),
        isNull(links.revokedAt),
        gt(links.expiresAt, now()),
        eq(accounts.status, 'invited'),
      ),
    )
  return link ?? null
}

/** The account that a token was issued to set up, also if it is used or expired; null for an unknown token. */
export async function findSpentLink(token: string, on: Db | Tx = db()) {
  const [link] = await on
    .select({ purpose: links.purpose, accountId: accounts.id, email: accounts.email, status: accounts.status })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(and(eq(links.tokenHash, hashToken(token)), inArray(links.purpose, SETUP_PURPOSES)))
  const purpose = SETUP_PURPOSES.find((known) => known === link?.purpose)
  return link && purpose ? { ...link, purpose } : null
}

/** Whether a link was issued within the last minute, so that a double click sends one. */
export async function hasFreshLink(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .select({ id: links.id })
    .from(links)
    .where(
      and(
        eq(links.accountId, accountId),
        inArray(links.purpose, SETUP_PURPOSES),
        isNull(links.revokedAt),
        gt(links.createdAt, new Date(now().getTime() - RESEND_PAUSE_SECONDS * 1000)),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * 410 for a link that is unknown, used, replaced or expired: the page explains what to do. The error tells whether
 * the account is set up by now, which is safe because only the recipient of the email has the token.
 */
export async function requireSetupLink(purpose: SetupPurpose, token: string) {
  const link = await findSetupLink(purpose, token)
  if (link) return link
  const spent = await findSpentLink(token)
  throw gone({ isSetUp: spent?.status === 'active' })
}

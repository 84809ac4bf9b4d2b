import { desc, eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { RENTER_ROLES, SETUP_PURPOSES, type SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { SETUP_LINK_LIFE } from '~/models/trade/words/text'
import { accounts, attempt, inTransaction, links, type Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { isMemberAnywhere } from '../account.server'
import { findSpentLink, hasFreshLink, writeSetupLink } from './set-up-account.server'

/**
 * Mails a new set-up link to the account's own address, if the token was ever one for it and the account still waits:
 * an invitation to a crew that was taken back is over. The answer reveals none of that.
 */
export function renewSetupLink(asker: Visitor, token: string): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.setupFailed, () =>
    withRateLimit('link-request', asker, token, () =>
      inTransaction(async (tx) => {
        const spent = await findSpentLink(token, tx)
        if (!spent) return { ok: true }
        const { purpose, accountId, email } = spent
        // one at a time for an account, so that pressing twice at once sends one link
        const [account] = await tx
          .select({ status: accounts.status, role: accounts.role })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account?.status !== 'invited' || (await hasFreshLink(tx, accountId))) return { ok: true }
        const isOfCrew = purpose === 'account-setup' && RENTER_ROLES.some((role) => role === account.role)
        if (isOfCrew && !(await isMemberAnywhere(tx, accountId))) return { ok: true }
        const newToken = await writeSetupLink(tx, purpose, accountId)
        await mailNewSetupLink(tx, { accountId, email, purpose, token: newToken, origin: asker.origin })
        return { ok: true }
      }),
    ),
  )
}

type Reissued = Outcome<{ accountId: string; email: string; purpose: SetupPurpose; token: string }>

/**
 * A new link in the place of the one an account was sent last, for the same purpose; refused once the account is set up.
 * The caller mails it.
 */
export async function reissueSetupLink(tx: Tx, accountId: string): Promise<Reissued> {
  const [account] = await tx
    .select({ email: accounts.email, status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const purpose = await lastPurpose(tx, accountId)
  if (account?.status !== 'invited' || !purpose) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
  return { ok: true, accountId, email: account.email, purpose, token: await writeSetupLink(tx, purpose, accountId) }
}

async function lastPurpose(tx: Tx, accountId: string): Promise<SetupPurpose | undefined> {
  const [last] = await tx
    .select({ purpose: links.purpose })
    .from(links)
    .where(eq(links.accountId, accountId))
    .orderBy(desc(links.createdAt))
    .limit(1)
  return SETUP_PURPOSES.find((purpose) => purpose === last?.purpose)
}

type NewLink = { accountId: string; email: string; purpose: SetupPurpose; token: string; origin: string }

const ADDRESS = {
  'account-setup': accountPaths.accountSetup,
  'password-setup': accountPaths.accountPasswordSetup,
} as const

/** Each link is a mail of its own. */
export function mailNewSetupLink(tx: Tx, { accountId, email, purpose, token, origin }: NewLink) {
  const link = new URL(ADDRESS[purpose](token), origin).href
  return writeMail(tx, {
    type: 'setup-link',
    to: email,
    subject: `Your new link to ${PRODUCT}`,
    parts: [`Here is the new link you requested. Use it to set up your ${PRODUCT} account.`],
    href: link,
    notes: [`The link works ${SETUP_LINK_LIFE}. Links in earlier emails no longer work.`],
    secret: { kind: 'setup-link', of: accountId },
    key: link,
  })
}

import { and, desc, eq, inArray } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { RENTER_ROLES, SETUP_PURPOSES, type SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { accounts, attempt, inTransaction, links, type Tx } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { isMemberAnywhere } from '../account.server'
import { findSpentLink, hasFreshLink, writeSetupLink } from './set-up-account.server'
import { mailNewSetupLink } from './setup-link-email.server'

/**
 * Emails a new set-up link to the account's address, if the token was ever valid for it and the account is not set up
 * yet, but not after a crew invitation was withdrawn. The response reveals none of this.
 */
export function renewSetupLink(asker: Visitor, token: string): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.setupFailed, () =>
    withRateLimit('link-request', asker, token, () =>
      inTransaction(async (tx) => {
        const spent = await findSpentLink(token, tx)
        if (!spent) return { ok: true }
        const { purpose, accountId, email } = spent
        // serialize per account, so that a double click sends one link
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
 * Replaces the last link of an account with a new one for the same purpose. Refused if the account is set up. The
 * caller emails it.
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
    .where(and(eq(links.accountId, accountId), inArray(links.purpose, SETUP_PURPOSES)))
    .orderBy(desc(links.createdAt))
    .limit(1)
  return SETUP_PURPOSES.find((purpose) => purpose === last?.purpose)
}

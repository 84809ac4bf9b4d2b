import { desc, eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { SETUP_PURPOSES, type SetupPurpose } from '~/models/trade/vocabulary/accounts'
import type { Tx } from '~/server/db/client.server'
import { accounts, links } from '~/server/db/schema'
import { writeSetupLink } from './setup-link.server'

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

import { eq } from 'drizzle-orm'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { findSpentLink, hasFreshLink, writeSetupLink } from './setup-link.server'
import { mailNewSetupLink } from './setup-link-letter.server'

/**
 * Mails a new set-up link to the account's own address, if the token was ever one for it and the account still waits.
 * Whoever asks learns nothing of that.
 */
export function renewSetupLink(token: string, origin: string): Promise<void> {
  return inTransaction((tx) => renew(tx, token, origin))
}

async function renew(tx: Tx, token: string, origin: string) {
  const spent = await findSpentLink(token, tx)
  if (!spent) return
  const { purpose, accountId, email } = spent
  // one at a time for an account, so that pressing twice at once sends one link
  const [account] = await tx
    .select({ status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (account?.status !== 'invited' || (await hasFreshLink(tx, accountId))) return
  await mailNewSetupLink(tx, { email, purpose, token: await writeSetupLink(tx, purpose, accountId), origin })
}

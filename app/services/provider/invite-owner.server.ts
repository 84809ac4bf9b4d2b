import { eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { accounts, type Tx, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { inviteAccount } from '~/services/accounts/account.server'
import { hasFreshLink, writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { mailOwnerInvitation } from './owner-invitation-email.server'

/**
 * Invites a vehicle owner by email. A repeat before the account is set up sends a new link and revokes the old one; a
 * second one within a minute does nothing.
 */
export function inviteOwner(asker: Account, email: string): Promise<Outcome> {
  return transact(ACCOUNT_MESSAGES.inviteFailed, async (tx) => {
    requireArea(asker, 'providerDesk')
    const invited = await inviteAccount(tx, { email, role: 'backlot_owner', invitedBy: asker.id })
    const accountId = invited ?? (await findWaiting(tx, email))
    if (!accountId) return refused('email-taken', ACCOUNT_MESSAGES.emailTaken, 'email')
    if (await hasFreshLink(tx, accountId)) return { ok: true }
    const token = await writeSetupLink(tx, 'account-setup', accountId)
    await mailOwnerInvitation(tx, { accountId, email, token, origin: asker.origin })
    return { ok: true }
  })
}

/** The account of an invited owner who has not set it up yet. */
async function findWaiting(tx: Tx, email: string): Promise<string | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update')
  return account?.role === 'backlot_owner' && account.status === 'invited' ? account.id : null
}

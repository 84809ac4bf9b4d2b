import { eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { inviteAccount } from '~/services/accounts/account.server'
import { hasFreshLink, writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { mailOwnerInvitation } from './owner-invitation-email.server'

/**
 * Invites an owner of vehicles by mail. Inviting somebody who has not answered yet sends a new link and ends the old one;
 * twice within a minute is one invitation.
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

/** The owner who was invited before and has not answered yet. */
async function findWaiting(tx: Tx, email: string): Promise<string | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update')
  return account?.role === 'backlot_owner' && account.status === 'invited' ? account.id : null
}

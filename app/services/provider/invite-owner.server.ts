import { eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { mailOwnerInvitation } from './owner-invitation-letter.server'

/** Invites an owner of vehicles by mail. Inviting somebody who has not answered yet sends a new link and ends the old one. */
export function inviteOwner(provider: Renter, email: string, origin: string): Promise<Outcome> {
  return orRefuse(ACCOUNT_MESSAGES.inviteFailed, () => inTransaction((tx) => invite(tx, provider, email, origin)))
}

async function invite(tx: Tx, provider: Renter, email: string, origin: string): Promise<Outcome> {
  const accountId = await invitedAccount(tx, provider, email)
  if (!accountId) return refused(ACCOUNT_MESSAGES.emailTaken, 'email')
  const token = await writeSetupLink(tx, 'account-setup', accountId)
  await mailOwnerInvitation(tx, { email, token, origin })
  return { ok: true }
}

async function invitedAccount(tx: Tx, provider: Renter, email: string): Promise<string | null> {
  const [created] = await tx
    .insert(accounts)
    .values({ email, role: 'backlot_owner', status: 'invited', invitedBy: provider.id })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  if (created) return created.id
  const [known] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update')
  return known?.role === 'backlot_owner' && known.status === 'invited' ? known.id : null
}

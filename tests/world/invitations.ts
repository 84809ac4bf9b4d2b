import { eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import type { Invitation } from '~/models/crew/crew-form'
import type { InvitedRole } from '~/models/crew/member-rules'
import { accounts, db, inTransaction } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'

export async function anInvitation(purpose: 'account-setup' | 'password-setup'): Promise<string> {
  return inTransaction(async (tx) => {
    const email = `invited.${crypto.randomUUID()}@crew.example`
    const [account] = await tx
      .insert(accounts)
      .values({ email, role: 'backlot_owner', status: 'invited' })
      .returning({ id: accounts.id })
    return writeSetupLink(tx, purpose, account?.id ?? '')
  })
}

/** Invites someone without an account to a project and returns the account id. */
export async function anInvitee(by: Account, projectId: string, role: InvitedRole = 'User'): Promise<string> {
  const email = `invitee.${crypto.randomUUID()}@crew.example`
  unwrap(await inviteMembers(by, projectId, { invitations: [{ row: 0, email, role }], writtenAfter: 0 }))
  const [account] = await db().select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return account?.id ?? ''
}

/** The rows of an invitations form. */
export function invitations(...rows: (readonly [email: string, role?: InvitedRole])[]): Invitation[] {
  return rows.map(([email, role = 'Member'], row) => ({ row, email, role }))
}

/** Posts such a form as it was loaded before anyone had joined. */
export function invites(by: Account, projectId: string, ...rows: Parameters<typeof invitations>) {
  return inviteMembers(by, projectId, { invitations: invitations(...rows), writtenAfter: 0 })
}

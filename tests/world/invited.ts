import type { Invitation } from '~/models/crew/crew-form'
import type { InvitedRole } from '~/models/crew/member-rules'
import type { Account } from '~/server/session/asker.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'

/** A form of invitations, a row for each address. */
export function invitations(...rows: (readonly [email: string, role?: InvitedRole])[]): Invitation[] {
  return rows.map(([email, role = 'Member'], row) => ({ row, email, role }))
}

/** Sends such a form, written before anybody had joined. */
export function invites(by: Account, projectId: string, ...rows: Parameters<typeof invitations>) {
  return inviteMembers(by, projectId, { invitations: invitations(...rows), writtenAfter: 0 })
}

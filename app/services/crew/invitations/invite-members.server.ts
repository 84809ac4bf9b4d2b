import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import type { Invitation } from '~/models/crew/invitation-form'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { attempt, transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { lockCrew } from '../members/lock-crew.server'
import { requireMembership, requirePermission } from '../membership.server'
import { areInvited } from './are-invited.server'
import { checkInvitations, withInvitationLimit } from './check-invitations.server'

import { writeInvitations } from './write-invitations.server'

type Invited = { invitations: readonly Invitation[]; writtenAfter: number }

/**
 * Invites people to a project, all of them or nobody. The same form posted again invites nobody again. Editors of an
 * active project only.
 */
export function inviteMembers(asker: Account, projectId: string, form: Invited): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withInvitationLimit(asker, form.invitations.length, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Outcome> => {
        await lockCrew(tx, projectId)
        const { access, project } = await requireEditor(tx, asker, projectId)
        if (await areInvited(tx, asker, projectId, form.invitations, form.writtenAfter)) return { ok: true }
        const checked = await checkInvitations(tx, asker, { projectId, access }, form.invitations)
        if (!checked.ok) return checked
        await writeInvitations(tx, asker, project, checked.invitations)
        return { ok: true }
      }),
    ),
  )
}

async function requireEditor(tx: Tx, asker: Account, projectId: string) {
  const membership = await requireMembership(asker, projectId, tx)
  requirePermission('invite', membership)
  return membership
}

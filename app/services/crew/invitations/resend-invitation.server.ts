import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { mayInviteAgain } from '~/models/crew/member-rules'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { attempt, transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { hasFreshLink } from '~/services/accounts/setup/setup-link.server'
import { lockMember } from '../members/lock-crew.server'
import { requireMemberPermission } from '../members/require-member.server'
import { requirePermission } from '../membership.server'
import { withInvitationLimit } from './check-invitations.server'
import { renewInvitation } from './renew-invitation.server'

type At = { projectId: string; accountId: string }
type Sent = Outcome<{ isNew: boolean }>

/** Mails an invitation again and revokes the previous link; not within a minute of the last email (`isNew`). */
export function resendInvitation(asker: Account, at: At): Promise<Sent> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withInvitationLimit(asker, 1, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Sent> => {
        const { membership, member } = await lockMember(tx, asker, at)
        if (!member) {
          requirePermission('invite', membership)
          return refused('invitation-is-over', MEMBER_MESSAGES.takenBack)
        }
        if (!member.isInvited) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
        requireMemberPermission(mayInviteAgain, membership, member)
        if (await hasFreshLink(tx, at.accountId)) return { ok: true, isNew: false }
        const renewed = await renewInvitation(tx, at, asker.origin)
        return renewed.ok ? { ok: true, isNew: true } : renewed
      }),
    ),
  )
}

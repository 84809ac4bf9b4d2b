import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { mayInviteAgain } from '~/models/crew/members/member-rules'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Account } from '~/server/session/asker.server'
import { attempt, transact } from '~/server/verb.server'
import { hasFreshLink } from '~/services/accounts/setup/setup-link.server'
import { lockMember } from '../members/lock-member.server'
import { refuseMember } from '../members/require-member.server'
import { renewInvitation } from './renew-invitation.server'
import { withinInvitationLimit } from './within-invitation-limit.server'

type At = { projectId: string; accountId: string }

/** Mails somebody's invitation once more and ends the link before. Twice within a minute is once. */
export function resendInvitation(asker: Account, at: At): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.inviteFailed, () =>
    withinInvitationLimit(asker, 1, () =>
      transact(ACCOUNT_MESSAGES.inviteFailed, async (tx): Promise<Outcome> => {
        const { membership, member } = await lockMember(tx, asker, at)
        if (!member.isInvited) return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
        refuseMember(mayInviteAgain, membership, member)
        if (await hasFreshLink(tx, at.accountId)) return { ok: true }
        return renewInvitation(tx, at, asker.origin)
      }),
    ),
  )
}

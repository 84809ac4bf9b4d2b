import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { inviteAccount } from '~/services/accounts/account.server'
import { lockSignUp, writeDecision } from '~/services/accounts/decide-sign-up.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { mailApproval, mailRejection } from './sign-up-decision-emails.server'

type Approval = { requestId: string; role: ApplicationRole }

/**
 * Approves a sign-up request: creates the account with this role and emails a link to choose a password. Refused if the
 * request was decided or its address has an account by now.
 */
export function approveSignUp(asker: Account, { requestId, role }: Approval): Promise<Outcome> {
  return transact(SIGN_UP_MESSAGES.decisionFailed, async (tx) => {
    requireArea(asker, 'providerDesk')
    const locked = await lockSignUp(tx, requestId)
    if (!locked.ok) return locked
    const { email, firstName, lastName, phone } = locked.request
    const accountId = await inviteAccount(tx, { email, firstName, lastName, phone, role, invitedBy: asker.id })
    if (!accountId) return refused('has-account', SIGN_UP_MESSAGES.hasAccount)
    await writeDecision(tx, asker, requestId, { status: 'approved', accountId })
    const token = await writeSetupLink(tx, 'password-setup', accountId)
    await mailApproval(tx, locked.request, { token, origin: asker.origin })
    await recordActivity(tx, asker, { kind: 'sign-up-approved', subject: { requestId, accountId, role } })
    return { ok: true }
  })
}

interface Rejection {
  requestId: string
  /** Emailed unchanged. */
  reason: string
}

/** Rejects a sign-up request and emails the reason. Refused if it was decided. The person may sign up again. */
export function rejectSignUp(asker: Account, { requestId, reason }: Rejection): Promise<Outcome> {
  return transact(SIGN_UP_MESSAGES.decisionFailed, async (tx) => {
    requireArea(asker, 'providerDesk')
    const locked = await lockSignUp(tx, requestId)
    if (!locked.ok) return locked
    await writeDecision(tx, asker, requestId, { status: 'rejected', reason })
    await mailRejection(tx, locked.request, reason)
    await recordActivity(tx, asker, { kind: 'sign-up-rejected', subject: { requestId } })
    return { ok: true }
  })
}

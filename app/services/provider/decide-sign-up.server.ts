import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { SETUP_LINK_LIFE } from '~/models/trade/words/text'
import { type Tx, transact } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { inviteAccount } from '~/services/accounts/account.server'
import { lockSignUp, writeDecision } from '~/services/accounts/decide-sign-up.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type Approval = { requestId: string; role: ApplicationRole }

/**
 * Makes the account that a request asks for, with this role, and mails the link to choose a password. Once: a request
 * that is decided, or whose address has an account by now, is refused and nothing changes.
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
  /** Mailed as it is. */
  reason: string
}

/** Turns a request down and mails why. Once; the same person may ask again afterwards. */
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

interface Applicant {
  /** Of the request, which is decided once. */
  id: string
  firstName: string
  email: string
}

export function mailApproval(tx: Tx, applicant: Applicant, { token, origin }: { token: string; origin: string }) {
  const link = new URL(accountPaths.accountPasswordSetup(token), origin).href
  return writeMail(tx, {
    type: 'sign-up-approved',
    to: applicant,
    subject: `Welcome to ${PRODUCT}`,
    parts: [`Your request for a ${PRODUCT} account has been approved. Choose a password to log in.`],
    href: link,
    notes: [`The link works ${SETUP_LINK_LIFE}.`],
    secret: { kind: 'sign-up-approval', of: applicant.id },
    key: link,
  })
}

export function mailRejection(tx: Tx, applicant: Applicant, reason: string) {
  return writeMail(tx, {
    type: 'sign-up-rejected',
    to: applicant,
    subject: `About your request for a ${PRODUCT} account`,
    parts: [
      `Thank you for your interest in ${PRODUCT}. We can't offer you an account at this time, for this reason:`,
      reason,
      'If this changes, you are welcome to apply again.',
    ],
    key: applicant.id,
  })
}

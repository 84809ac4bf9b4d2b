import { eq } from 'drizzle-orm'
import { type Outcome, refused } from '~/models/outcome'
import type { ApplicationRole } from '~/models/roles'
import { SIGN_UP_MESSAGES } from '~/models/sign-up-messages'
import type { Renter } from '../auth/renter.server'
import { writeSetupLink } from '../auth/setup-link.server'
import { now } from '../clock.server'
import { inTransaction, type Tx } from '../db/client.server'
import { accounts, signUpRequests } from '../db/schema'
import { mailApproval } from '../notices/sign-up-decided.server'
import { recordActivity } from '../projects/record-activity.server'
import { orRefuse } from '../web/or-refuse.server'
import { lockSignUp, type OpenSignUp } from './lock-sign-up.server'

interface Approval {
  requestId: string
  role: ApplicationRole
  /** Where the mailed link leads, 'https://backlot.example'. */
  origin: string
}

/**
 * Makes the account that a request asks for, with this role, and mails the link to choose a password. Once: a request
 * that is decided, or whose address has an account by now, is refused and nothing changes.
 */
export function approveSignUp(provider: Renter, approval: Approval): Promise<Outcome> {
  return orRefuse(SIGN_UP_MESSAGES.decisionFailed, () => inTransaction((tx) => approve(tx, provider, approval)))
}

async function approve(tx: Tx, provider: Renter, { requestId, role, origin }: Approval): Promise<Outcome> {
  const held = await lockSignUp(tx, requestId)
  if (!held.ok) return held
  const { request } = held
  const accountId = await makeAccount(tx, provider, role, request)
  if (!accountId) return refused(SIGN_UP_MESSAGES.hasAccount)
  await tx
    .update(signUpRequests)
    .set({ status: 'approved', decidedBy: provider.id, decidedAt: now(), accountId })
    .where(eq(signUpRequests.id, requestId))
  const token = await writeSetupLink(tx, 'password-setup', accountId)
  await mailApproval(tx, request, { token, origin })
  await recordActivity(tx, {
    kind: 'sign-up-approved',
    accountId: provider.id,
    subject: { requestId, accountId, role },
  })
  return { ok: true }
}

/** Undefined when the address has an account. */
async function makeAccount(tx: Tx, provider: Renter, role: ApplicationRole, request: OpenSignUp) {
  const { email, firstName, lastName, phone } = request
  const [account] = await tx
    .insert(accounts)
    .values({ email, firstName, lastName, phone, role, status: 'invited', invitedBy: provider.id })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  return account?.id
}

import { eq } from 'drizzle-orm'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts, signUpRequests } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { mailApproval } from './decision-letters.server'
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

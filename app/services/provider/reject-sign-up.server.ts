import { eq } from 'drizzle-orm'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import type { Outcome } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { signUpRequests } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { mailRejection } from './decision-letters.server'
import { lockSignUp } from './lock-sign-up.server'

interface Rejection {
  requestId: string
  /** Mailed as it is. */
  reason: string
}

/** Turns a request down and mails why. Once; the same person may ask again afterwards. */
export function rejectSignUp(provider: Renter, rejection: Rejection): Promise<Outcome> {
  return orRefuse(SIGN_UP_MESSAGES.decisionFailed, () => inTransaction((tx) => reject(tx, provider, rejection)))
}

async function reject(tx: Tx, provider: Renter, { requestId, reason }: Rejection): Promise<Outcome> {
  const held = await lockSignUp(tx, requestId)
  if (!held.ok) return held
  await tx
    .update(signUpRequests)
    .set({ status: 'rejected', decidedBy: provider.id, decidedAt: now(), reason })
    .where(eq(signUpRequests.id, requestId))
  await mailRejection(tx, held.request, reason)
  await recordActivity(tx, { kind: 'sign-up-rejected', accountId: provider.id, subject: { requestId } })
  return { ok: true }
}

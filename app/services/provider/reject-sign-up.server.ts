import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { transact } from '~/server/db/transact.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockSignUp, writeDecision } from '~/services/accounts/sign-up/decide-sign-up.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { mailRejection } from './decision-emails.server'

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

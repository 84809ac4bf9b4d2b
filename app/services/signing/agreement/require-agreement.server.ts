import { isSignable } from '~/models/signing/agreement-status'
import { parseAgreement } from '~/models/signing/agreement-text'
import { personName } from '~/models/trade/fields/person'
import { AGREEMENT_REPLACED } from '~/models/trade/results/shared-messages'
import { db } from '~/server/db/client.server'
import { gone, notFound } from '~/server/errors.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { requireAgreementById } from './agreement.server'
import { allEvents, utcTime } from './events.server'
import { orderFacts } from './order-facts.server'

/**
 * The agreement for its signer: the stored text, and once signed, the later changes of the order. 410 if it was
 * replaced, or if the order was cancelled before it was signed.
 */
export async function requireAgreement({ orderId, agreementId }: SigningLinkHolder) {
  const agreement = await requireAgreementById(db(), agreementId)
  if (agreement.orderId !== orderId) throw notFound()
  const { status } = await orderFacts(db(), orderId)
  const isOver = agreement.status !== 'signed' && !isSignable(status)
  if (agreement.status === 'replaced') throw gone({ orderId, ...AGREEMENT_REPLACED })
  if (isOver) throw gone({ orderId })
  const events = agreement.status === 'signed' ? await allEvents(db(), orderId) : []
  return {
    orderId,
    text: parseAgreement(agreement.text),
    textSha256: agreement.textSha256,
    signer: { name: personName(agreement), title: agreement.title },
    status: agreement.status,
    signedWith: agreement.signedWith,
    declineReason: agreement.declineReason,
    answeredAt: agreement.answeredAt && utcTime(agreement.answeredAt),
    isSealed: agreement.documentKey !== null,
    changes: events
      .filter(({ kind, agreementId: of }) => kind === 'amended' && of === agreementId)
      .map(({ at, details }) => ({ at: utcTime(at), lines: details.map(([, value]) => value) })),
  }
}

export type AgreementView = Awaited<ReturnType<typeof requireAgreement>>

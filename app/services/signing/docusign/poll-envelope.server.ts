import { nextPoll } from '~/models/signing/envelope'
import { MAX_DECLINE_REASON_LENGTH } from '~/models/trade/constants'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { readEnvelope } from '~/server/signing/docusign/envelopes.server'
import { type Agreement, lockAgreementById } from '../agreement/agreement.server'
import type { Details, EventActor } from '../agreement/events.server'
import { recordDeclined, recordSigned } from '../agreement/record-answer.server'
import { advanceStep, type Envelope, isCurrentStep, requireEnvelopeId } from './envelope-rows.server'

type Found = Awaited<ReturnType<typeof readEnvelope>>

/** Reads the status of an envelope in DocuSign, and records the answer of its signer once. */
export async function pollEnvelope(server: ServerAsker, envelope: Envelope): Promise<void> {
  const envelopeId = requireEnvelopeId(envelope)
  const found = await readEnvelope(envelopeId)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementById(tx, envelope.agreementId)
    const isOpen = (await isCurrentStep(tx, envelope)) && agreement.status === 'not_signed'
    const answer = { actor: signerInDocusign(agreement), origin: server.origin }
    const details: Details = [['Envelope', envelopeId]]
    if (isOpen && found.status === 'completed')
      await recordSigned(tx, agreement, { ...answer, details: [...details, ...completionOf(found)] })
    if (isOpen && ENDED.has(found.status))
      await recordDeclined(tx, agreement, { ...answer, details, reason: reasonOf(found) })
    await advanceStep(tx, envelope, nextStep(envelope, found))
  })
}

const ENDED: ReadonlySet<string> = new Set(['declined', 'voided', 'deleted'])

function nextStep({ createdAt }: Envelope, { status }: Found) {
  if (status === 'completed') return { step: 'fetch' as const }
  if (ENDED.has(status)) return { step: 'done' as const }
  // sending failed unnoticed, or someone turned it back into a draft
  if (status === 'created') return { step: 'send' as const }
  return { step: 'poll' as const, at: nextPoll({ sentAt: createdAt, now: now() }) }
}

/** An envelope that we did not void ourselves expired or was voided in DocuSign; treated like a decline. */
function reasonOf({ status, reason }: Found): string {
  const given = reason.trim().slice(0, MAX_DECLINE_REASON_LENGTH)
  if (status === 'declined') return given || 'No reason given in DocuSign.'
  return given ? `Voided in DocuSign: ${given}` : 'Voided in DocuSign.'
}

const completionOf = ({ completedAt }: Found): Details => (completedAt ? [['Completed in DocuSign', completedAt]] : [])

/** IP address and browser are in DocuSign's certificate. */
const signerInDocusign = (agreement: Agreement): EventActor => ({
  actor: `${personName(agreement)} (${agreement.email})`,
  ipAddress: '',
  userAgent: 'DocuSign',
})

import { eq } from 'drizzle-orm'
import { nextPoll } from '~/models/signing/next-poll'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import type { ServerAsker } from '~/server/session/asker.server'
import { readEnvelope } from '~/server/signing/docusign/envelopes.server'
import { notifyAgreementDeclined, notifyAgreementSigned } from '../agreement/answer-emails.server'
import type { Agreement } from '../agreement/current-agreement.server'
import { appendEvent, type Details, type EventActor } from '../events/append-event.server'
import { advanceStep, type Envelope, isCurrentStep } from './envelope-rows.server'
import { lockAgreementOf } from './lock-agreement-of.server'

type Found = Awaited<ReturnType<typeof readEnvelope>>

/** Looks how an envelope stands in DocuSign, and writes down the answer of its signer once. */
export async function followEnvelope(server: ServerAsker, envelope: Envelope): Promise<void> {
  const { envelopeId } = envelope
  if (!envelopeId) throw new Error('The envelope was never made.')
  const found = await readEnvelope(envelopeId)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementOf(tx, envelope)
    const isOpen = (await isCurrentStep(tx, envelope)) && agreement.status === 'not_signed'
    const of: Details = [['Envelope', envelopeId]]
    if (isOpen && found.status === 'completed') await sign(tx, server, agreement, [...of, ...signedThere(found)])
    if (isOpen && ENDED.has(found.status)) await decline(tx, server, agreement, { reason: reasonOf(found), of })
    await advanceStep(tx, envelope, nextStep(envelope, found))
  })
}

const ENDED: ReadonlySet<string> = new Set(['declined', 'voided', 'deleted'])

function nextStep({ createdAt }: Envelope, { status }: Found) {
  if (status === 'completed') return { step: 'fetch' as const }
  if (ENDED.has(status)) return { step: 'done' as const }
  // an answer that said it was sent was not true, or somebody took it back to a draft
  if (status === 'created') return { step: 'send' as const }
  return { step: 'poll' as const, at: nextPoll({ sentAt: createdAt, now: now() }) }
}

async function sign(tx: Tx, server: ServerAsker, agreement: Agreement, details: Details) {
  const answeredAt = await appendEvent(tx, signerInDocusign(agreement), agreement, 'signed', details)
  await tx.update(agreements).set({ status: 'signed', answeredAt }).where(eq(agreements.id, agreement.id))
  await notifyAgreementSigned(tx, server, agreement)
}

type Declined = { reason: string; of: Details }

async function decline(tx: Tx, server: ServerAsker, agreement: Agreement, { reason, of }: Declined) {
  const details = [...of, ['Reason', reason] as const]
  const answeredAt = await appendEvent(tx, signerInDocusign(agreement), agreement, 'declined', details)
  await tx
    .update(agreements)
    .set({ status: 'declined', declineReason: reason, answeredAt })
    .where(eq(agreements.id, agreement.id))
  await notifyAgreementDeclined(tx, server, agreement, reason)
}

const LONGEST_REASON = 1000

/** What nobody here withdrew has run out or was withdrawn in DocuSign: another can be sent, as after a decline. */
function reasonOf({ status, reason }: Found): string {
  const given = reason.trim().slice(0, LONGEST_REASON)
  if (status === 'declined') return given || 'No reason given in DocuSign.'
  return given ? `Voided in DocuSign: ${given}` : 'Voided in DocuSign.'
}

const signedThere = ({ completedAt }: Found): Details => (completedAt ? [['Completed in DocuSign', completedAt]] : [])

/** From where they did it stands in the certificate of DocuSign. */
const signerInDocusign = (agreement: Agreement): EventActor => ({
  actor: `${personName(agreement)} (${agreement.email})`,
  ipAddress: '',
  userAgent: 'DocuSign',
})

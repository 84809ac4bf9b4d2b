import { z } from 'zod'
import { docusignSettings } from './access-token.server'
import { callDocusign, downloadBytes } from './call-docusign.server'
import { DocusignFailure } from './docusign-failure.server'

/** Embedded signer: with a clientUserId, only we can start the signing, and DocuSign sends no email. */
export type EnvelopeSigner = { name: string; email: string; clientUserId: string }

export type NewEnvelope = {
  /** Our id; DocuSign can find envelopes by it for seven days. */
  transactionId: string
  subject: string
  signer: EnvelopeSigner
  /** Text fields of the template by their label. */
  fields: Record<string, string>
  document: { name: string; content: Buffer }
}

/** The role of the signer in the template. */
const TEMPLATE_ROLE = 'Signer'
const RECIPIENT_ID = '1'
const MAX_SUBJECT_LENGTH = 100
const MAX_REASON_LENGTH = 200

const Id = z.object({ envelopeId: z.guid() })

/**
 * Creates an envelope as a draft: the document and the page of the template with its fields, for one signer. Returns
 * its id.
 */
export async function makeDraft({ transactionId, subject, signer, fields, document }: NewEnvelope): Promise<string> {
  const recipient = { ...signer, recipientId: RECIPIENT_ID, routingOrder: '1', roleName: TEMPLATE_ROLE }
  const textTabs = Object.entries(fields).map(([tabLabel, value]) => ({ tabLabel, value, locked: 'true' }))
  const withSigner = (sequence: string, more: object = {}) => [
    { sequence, recipients: { signers: [{ ...recipient, ...more }] } },
  ]
  const body = {
    status: 'created',
    transactionId,
    emailSubject: subject.slice(0, MAX_SUBJECT_LENGTH),
    compositeTemplates: [
      {
        compositeTemplateId: '1',
        document: {
          documentId: '1',
          name: document.name,
          fileExtension: 'pdf',
          documentBase64: document.content.toString('base64'),
        },
        inlineTemplates: withSigner('1'),
      },
      {
        compositeTemplateId: '2',
        serverTemplates: [{ sequence: '1', templateId: docusignSettings()?.templateId }],
        inlineTemplates: withSigner('2', { tabs: { textTabs } }),
      },
    ],
  }
  const { envelopeId } = await callDocusign({ method: 'POST', path: '/envelopes', body }, Id)
  return envelopeId
}

const Found = z.object({ envelopes: z.array(Id).optional(), envelopeTransactionStatuses: z.array(Id).optional() })

/** The envelope created under our transaction id, in case the response to its creation was lost (idempotent retry). */
export async function findEnvelope(transactionId: string): Promise<string | null> {
  const found = await callDocusign({ path: `/envelopes?transaction_ids=${transactionId}` }, Found)
  const [first] = [...(found.envelopes ?? []), ...(found.envelopeTransactionStatuses ?? [])]
  return first?.envelopeId ?? null
}

const MAX_TIME_LENGTH = 40

const Envelope = z.object({
  status: z.string().toLowerCase(),
  completedDateTime: z.string().max(MAX_TIME_LENGTH).optional().catch(undefined),
  voidedReason: z.string().optional(),
  recipients: z.object({ signers: z.array(z.object({ declinedReason: z.string().optional() })).optional() }).optional(),
})

/** Status of an envelope: 'created', 'sent', 'delivered', 'completed', 'declined', 'voided' and a few more. */
export async function readEnvelope(envelopeId: string) {
  const { status, completedDateTime, voidedReason, recipients } = await callDocusign(
    { path: `/envelopes/${envelopeId}?include=recipients` },
    Envelope,
  )
  const declinedReason = recipients?.signers?.find((signer) => signer.declinedReason)?.declinedReason
  return { status, completedAt: completedDateTime ?? '', reason: declinedReason || voidedReason || '' }
}

const Done = z.looseObject({})

/** Sends a draft. Idempotent. */
export function sendDraft(envelopeId: string): Promise<void> {
  return changeTo(envelopeId, { status: 'sent' }, (status) => status !== 'created')
}

/**
 * Voids an envelope; a draft cannot be voided and is simply never sent. Returns whether it had already been completed.
 */
export async function voidEnvelope(envelopeId: string, reason: string): Promise<'voided' | 'completed'> {
  const isOver = (status: string) => !['sent', 'delivered', 'signed'].includes(status)
  try {
    await changeTo(envelopeId, { status: 'voided', voidedReason: reason.slice(0, MAX_REASON_LENGTH) }, isOver)
    return (await readEnvelope(envelopeId)).status === 'completed' ? 'completed' : 'voided'
  } catch (error) {
    if (error instanceof DocusignFailure && error.code === 'ENVELOPE_DOES_NOT_EXIST') return 'voided'
    throw error
  }
}

/** A refused change counts as done if the envelope already has that status, for example after a lost response. */
async function changeTo(envelopeId: string, body: object, isSo: (status: string) => boolean) {
  try {
    await callDocusign({ method: 'PUT', path: `/envelopes/${envelopeId}`, body }, Done)
  } catch (error) {
    const isRefused = error instanceof DocusignFailure && error.problem === 'refused'
    if (!isRefused || !isSo((await readEnvelope(envelopeId)).status)) throw error
  }
}

const View = z.object({ url: z.url() })
const VIEW_WITHIN_MS = 10_000

/**
 * Address of the embedded signing page: single use, valid for a few minutes. DocuSign redirects back to `returnUrl`
 * with `event` in the query.
 */
export async function recipientView(envelopeId: string, signer: EnvelopeSigner, returnUrl: string): Promise<string> {
  const { name: userName, email, clientUserId } = signer
  const body = { authenticationMethod: 'email', userName, email, clientUserId, returnUrl }
  const path = `/envelopes/${envelopeId}/views/recipient`
  const { url } = await callDocusign({ method: 'POST', path, body, withinMs: VIEW_WITHIN_MS }, View)
  const { protocol, origin } = new URL(url)
  const isDocusign = protocol === 'https:' || docusignSettings()?.baseUrl.startsWith(`${origin}/`)
  if (!isDocusign) throw new DocusignFailure('unexpected-response', 'DocuSign sent an address of another site.')
  return url
}

const MAX_PDF_BYTES = 50 * 1024 * 1024
const PDF_WITHIN_MS = 60_000

/** The signed document with its certificate of completion, as one PDF. */
export function fetchSigned(envelopeId: string): Promise<Buffer> {
  const path = `/envelopes/${envelopeId}/documents/combined?certificate=true`
  return downloadBytes({ path, withinMs: PDF_WITHIN_MS }, MAX_PDF_BYTES)
}

import { z } from 'zod'

/** An envelope as stored by the double. */
export type HeldEnvelope = {
  envelopeId: string
  transactionId: string
  status: 'created' | 'sent' | 'delivered' | 'completed' | 'declined' | 'voided'
  signer: { name: string; email: string; clientUserId: string }
  subject: string
  fields: Record<string, string>
  document: Buffer
  reason: string
}

const Signer = z.object({
  name: z.string().min(1),
  email: z.email(),
  clientUserId: z.guid(),
  recipientId: z.literal('1'),
  routingOrder: z.literal('1'),
  roleName: z.literal('Signer'),
  tabs: z
    .object({ textTabs: z.array(z.object({ tabLabel: z.string(), value: z.string(), locked: z.literal('true') })) })
    .optional(),
})
const inline = z.tuple([z.object({ sequence: z.string(), recipients: z.object({ signers: z.tuple([Signer]) }) })])

/** The schema of an envelope definition: our document, followed by the page of a template. */
export const Definition = (templateId: string) =>
  z.strictObject({
    status: z.literal('created'),
    transactionId: z.guid(),
    emailSubject: z.string().min(1).max(100),
    compositeTemplates: z.tuple([
      z.object({
        compositeTemplateId: z.literal('1'),
        document: z.object({
          documentId: z.literal('1'),
          name: z.string().min(1),
          fileExtension: z.literal('pdf'),
          documentBase64: z.base64(),
        }),
        inlineTemplates: inline,
      }),
      z.object({
        compositeTemplateId: z.literal('2'),
        serverTemplates: z.tuple([z.object({ sequence: z.literal('1'), templateId: z.literal(templateId) })]),
        inlineTemplates: inline,
      }),
    ]),
  })

export const View = z.object({
  authenticationMethod: z.string().min(1),
  userName: z.string(),
  email: z.string(),
  clientUserId: z.string(),
  returnUrl: z.url(),
})

export const Change = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.literal('voided'), voidedReason: z.string().min(1).max(200) }),
])

/** The statuses from which an envelope can be changed to another. */
export const CHANGEABLE: Record<'sent' | 'voided', readonly HeldEnvelope['status'][]> = {
  sent: ['created'],
  voided: ['sent', 'delivered'],
}

export function heldOf(definition: z.output<ReturnType<typeof Definition>>, envelopeId: string): HeldEnvelope {
  const [own, template] = definition.compositeTemplates
  const [{ name, email, clientUserId }] = own.inlineTemplates[0].recipients.signers
  const tabs = template.inlineTemplates[0].recipients.signers[0].tabs?.textTabs ?? []
  return {
    envelopeId,
    transactionId: definition.transactionId,
    status: 'created',
    signer: { name, email, clientUserId },
    subject: definition.emailSubject,
    fields: Object.fromEntries(tabs.map(({ tabLabel, value }) => [tabLabel, value])),
    document: Buffer.from(own.document.documentBase64, 'base64'),
    reason: '',
  }
}

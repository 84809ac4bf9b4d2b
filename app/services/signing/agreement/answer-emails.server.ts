import { eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { bookingPaths } from '~/models/trade/paths/booking'
import { signingPaths } from '~/models/trade/paths/signing'
import { orders, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import { membersWho } from '~/services/crew/membership.server'
import { type Agreement, issueSigningLink } from './agreement.server'
import { PERSONAL_LINK } from './signer-email.server'

/** Emails the signer a new link to the signed agreement, and notifies the members who may change the order. */
export async function notifySigned(tx: Tx, agreement: Agreement, origin: string): Promise<void> {
  const { id: agreementId, orderId } = agreement
  const subject = `Signed: rental agreement for order #${orderId}`
  const token = await issueSigningLink(tx, { orderId, agreementId })
  await writeMail(tx, {
    type: 'agreement-signed',
    to: agreement,
    subject,
    parts: [
      `You have signed the rental agreement for order #${orderId}. Please keep the sealed document for your records: it shows who signed what and when.`,
      { facts: [['SHA-256 of the text', agreement.textSha256]] },
    ],
    href: `${origin}${signingPaths.agreement(token)}`,
    notes: [PERSONAL_LINK],
    secret: { kind: 'signing-link', of: agreementId },
    key: agreementId,
  })
  await notifyCrew(tx, agreement, origin, subject, [
    `${personName(agreement)} has signed the rental agreement for order #${orderId}. Next: the purchase order and certificate of insurance.`,
  ])
}

/** Emails the reason to the members who may change the order. */
export function notifyDeclined(tx: Tx, agreement: Agreement, origin: string, reason: string): Promise<void> {
  const { orderId } = agreement
  return notifyCrew(tx, agreement, origin, `Declined: rental agreement for order #${orderId}`, [
    `${personName(agreement)} has declined the rental agreement for order #${orderId}. You can send a new one from the order.`,
    { facts: [['Reason', reason]] },
  ])
}

/** Emails the members who may change the order, except for the signer, who gets the other email. */
async function notifyCrew(
  tx: Tx,
  { id, orderId, email }: Agreement,
  origin: string,
  subject: string,
  parts: EmailPart[],
): Promise<void> {
  const [order] = await tx.select({ projectId: orders.projectId }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  for (const to of await membersWho(tx, 'changeOrders', [order.projectId])) {
    if (to.email.toLowerCase() === email.toLowerCase()) continue
    const href = `${origin}${bookingPaths.orderSummary(orderId)}`
    await writeMail(tx, { type: 'agreement-answered', to, subject, parts, href, key: id })
  }
}

import { eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { bookingPaths } from '~/models/trade/paths/booking'
import { signingPaths } from '~/models/trade/paths/signing'
import type { Tx } from '~/server/db/client.server'
import { accounts, agreements, orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import { type Agreement, issueSigningLink } from './agreement.server'
import { appendEvent, type Details, type EventActor } from './events.server'
import { PERSONAL_LINK } from './signer-email.server'

/** `origin`: where links in emails lead. */
type Answer = { actor: EventActor; origin: string; details: Details }

/** Records that an agreement was signed. Emails the signer a link to it, and the account that placed the order. */
export async function recordSigned(tx: Tx, agreement: Agreement, { actor, origin, details }: Answer): Promise<void> {
  const { id: agreementId, orderId } = agreement
  const answeredAt = await appendEvent(tx, actor, agreement, 'signed', details)
  await tx.update(agreements).set({ status: 'signed', answeredAt }).where(eq(agreements.id, agreementId))
  const subject = `Signed: rental agreement for order #${orderId}`
  const token = await issueSigningLink(tx, { orderId, agreementId })
  await writeMail(tx, {
    to: agreement,
    subject,
    parts: [
      `You have signed the rental agreement for order #${orderId}. Please keep the sealed document for your records: it shows who signed what and when.`,
      { facts: [['SHA-256 of the text', agreement.textSha256]] },
    ],
    button: ['Open signed agreement', `${origin}${signingPaths.agreement(token)}`],
    notes: [PERSONAL_LINK],
    secret: { kind: 'signing-link', of: agreementId },
    key: `agreement-signed/${agreementId}`,
  })
  await notifyBuyer(tx, agreement, origin, subject, [
    `${personName(agreement)} has signed the rental agreement for order #${orderId}. Next: the purchase order and certificate of insurance.`,
  ])
}

/** Records that an agreement was declined, and emails the reason to the account that placed the order. */
export async function recordDeclined(
  tx: Tx,
  agreement: Agreement,
  { actor, origin, details, reason }: Answer & { reason: string },
): Promise<void> {
  const { id, orderId } = agreement
  const answeredAt = await appendEvent(tx, actor, agreement, 'declined', [...details, ['Reason', reason]])
  await tx
    .update(agreements)
    .set({ status: 'declined', declineReason: reason, answeredAt })
    .where(eq(agreements.id, id))
  await notifyBuyer(tx, agreement, origin, `Declined: rental agreement for order #${orderId}`, [
    `${personName(agreement)} has declined the rental agreement for order #${orderId}. You can send a new one from the order.`,
    { facts: [['Reason', reason]] },
  ])
}

async function notifyBuyer(tx: Tx, { id, orderId }: Agreement, origin: string, subject: string, parts: EmailPart[]) {
  const [buyer] = await tx
    .select({ firstName: accounts.firstName, email: accounts.email })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.placedBy))
    .where(eq(orders.id, orderId))
  if (!buyer) throw notFound()
  await writeMail(tx, {
    to: buyer,
    subject,
    parts,
    button: ['Open the order', `${origin}${bookingPaths.orderSummary(orderId)}`],
    key: `agreement-answered/${id}`,
  })
}

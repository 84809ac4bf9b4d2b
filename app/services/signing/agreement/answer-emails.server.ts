import { eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { bookingPaths } from '~/models/trade/paths/booking'
import { signingPaths } from '~/models/trade/paths/signing'
import type { Tx } from '~/server/db/client.server'
import { accounts, orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { ServerAsker, SigningLinkHolder } from '~/server/session/asker.server'
import type { Agreement } from './current-agreement.server'
import { issueSigningLink } from './issue-signing-link.server'

/** Whoever has it from the signer: the page that they sign on, or the job that asks DocuSign. Links lead to its origin. */
type Told = SigningLinkHolder | ServerAsker

/** Mails to the signer, with a link to what was signed, and to whoever placed the order. */
export async function notifyAgreementSigned(tx: Tx, { origin }: Told, agreement: Agreement): Promise<void> {
  const { id: agreementId, orderId, firstName, email } = agreement
  const token = await issueSigningLink(tx, { orderId, agreementId })
  await writeMail(tx, {
    to: email,
    subject: `Signed: rental agreement for order #${orderId}`,
    parts: [
      `Hello ${firstName},`,
      `You have signed the rental agreement for order #${orderId}. Please keep the sealed document for your records: it shows who signed what and when.`,
      { facts: [['SHA-256 of the text', agreement.textSha256]] },
      { button: 'Open signed agreement', href: `${origin}${signingPaths.agreement(token)}` },
      "This link is just for you. Please don't forward it.",
    ],
    secret: { kind: 'signing-link', of: agreementId },
    key: `agreement-signed/${agreementId}`,
  })
  await tellBuyer(tx, origin, agreement, {
    subject: `Signed: rental agreement for order #${orderId}`,
    said: `${personName(agreement)} has signed the rental agreement for order #${orderId}. Next: the purchase order and certificate of insurance.`,
  })
}

/** Mails to whoever placed the order, with the reason. */
export function notifyAgreementDeclined(tx: Tx, { origin }: Told, agreement: Agreement, reason: string) {
  const { orderId } = agreement
  return tellBuyer(tx, origin, agreement, {
    subject: `Declined: rental agreement for order #${orderId}`,
    said: `${personName(agreement)} has declined the rental agreement for order #${orderId}. You can send a new one from the order.`,
    facts: { facts: [['Reason', reason]] },
  })
}

type Letter = { subject: string; said: string; facts?: EmailPart }

async function tellBuyer(tx: Tx, origin: string, { id, orderId }: Agreement, told: Letter): Promise<void> {
  const [buyer] = await tx
    .select({ firstName: accounts.firstName, email: accounts.email })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.placedBy))
    .where(eq(orders.id, orderId))
  if (!buyer) throw notFound()
  const { subject, said, facts } = told
  const button = { button: 'Open the order', href: `${origin}${bookingPaths.orderSummary(orderId)}` }
  await writeMail(tx, {
    to: buyer.email,
    subject,
    parts: [`Hello ${buyer.firstName},`, said, ...(facts ? [facts] : []), button],
    secret: null,
    key: `agreement-answered/${id}`,
  })
}

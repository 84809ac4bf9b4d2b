import { eq } from 'drizzle-orm'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { isSignable } from '~/models/signing/agreement-status'
import { normalizePhone } from '~/models/trade/fields/person'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { labelOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { db, orders, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { revokeSigningLinks } from '~/server/session/links.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type Agreement, lockAgreement } from '~/services/signing/agreement/agreement.server'
import { type Details, eventActorOf } from '~/services/signing/agreement/events.server'
import { orderFacts } from '~/services/signing/agreement/order-facts.server'
import { requireSendable, requireSignerChoice, withSendingLimit } from '~/services/signing/require-sendable.server'
import { issueAgreement, renewAgreement, supersedeAgreement } from '~/services/signing/write-agreement.server'

type OrderRef = { orderId: number; projectId: string }
type Order = typeof orders.$inferSelect

/** The company that is billed for an order, its address, and the payment terms. */
type Billing = Pick<
  Order,
  | 'productionCompanyName'
  | 'contactName'
  | 'email'
  | 'phoneNumber'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'paymentTerms'
  | 'paymentMethod'
>

/**
 * The billing of an order as its dialog shows it, and why it can no longer be corrected, if so. `replaces`: the current
 * agreement. 404 for non-members, 403 without the permission.
 */
export async function requireBilling(asker: Account, { orderId, projectId }: OrderRef) {
  const { order, project, signer, signedBy, isDeclined, refusal } = await requireSignerChoice(asker, {
    orderId,
    projectId,
  })
  const [row] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw notFound()
  const { phoneNumber, ...billing } = billingOf(row)
  return {
    order: { id: order.id, projectId: project.id, projectTitle: project.title },
    billing: { ...billing, state: row.state ?? '', phoneNumber: normalizePhone(phoneNumber)?.shown ?? phoneNumber },
    replaces: signer.replaces,
    signer: signedBy,
    isDeclined,
    refusal: refusal && ORDER_MESSAGES.billingFinal,
  }
}

/**
 * Corrects the billing of an order until its agreement is signed, and replaces the agreement with a new one, also if it
 * was declined. `replaces` is the agreement that the page showed: posting the same page twice corrects once. Counts
 * against the rate limit for sending agreements.
 */
export function correctBilling(
  asker: Account,
  { orderId, projectId }: OrderRef,
  { replaces, ...wanted }: Billing & { replaces: string },
): Promise<Outcome> {
  return withSendingLimit(orderId, asker, () =>
    transact(ORDER_MESSAGES.billingFailed, async (tx) => {
      const { project } = await requireSendable(tx, asker, orderId)
      if (project.id !== projectId) throw notFound()
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
      const agreement = await lockAgreement(tx, orderId)
      if (!order) throw notFound()
      const changes = changesOf(order, wanted)
      if (agreement?.id !== replaces && changes.length === 0) return { ok: true }
      const { status } = await orderFacts(tx, orderId)
      if (!agreement || agreement.status === 'signed' || !isSignable(status)) {
        return refused('agreement-closed', ORDER_MESSAGES.billingFinal)
      }
      if (agreement.id !== replaces) return refused('order-changed', ORDER_MESSAGES.billingChanged)
      if (changes.length === 0) return refused('same-billing', ORDER_MESSAGES.billingStays)

      await tx.update(orders).set(wanted).where(eq(orders.id, orderId))
      await recordActivity(tx, asker, { kind: 'billing-corrected', projectId, subject: { orderId } })
      await replaceAgreement(tx, asker, agreement, [['Change', 'Billing corrected'], ...changes])
      return { ok: true }
    }),
  )
}

async function replaceAgreement(tx: Tx, asker: Account, agreement: Agreement, details: Details) {
  const by = eventActorOf(asker)
  const { id, orderId } = agreement
  const { origin } = asker
  if (agreement.status !== 'declined') return renewAgreement(tx, by, { orderId, origin, details })
  await revokeSigningLinks(tx, id)
  await supersedeAgreement(tx, by, agreement, 'Billing corrected after it was declined')
  await issueAgreement(tx, by, { orderId, signer: agreement, origin, details })
}

/** 'Old Pictures LLC, now New Pictures LLC' for every changed field, for the agreement's history. */
function changesOf(order: Order, wanted: Billing): Details {
  const [was, is] = [shown(order), shown(wanted)]
  return was.flatMap(([label, old], index) => {
    const value = is[index]?.[1] ?? ''
    return value === old ? [] : [[label, `${old}, now ${value}`] as const]
  })
}

function shown(billing: Billing): Details {
  const { productionCompanyName, contactName, email, phoneNumber, paymentTerms, paymentMethod } = billing
  const { addressLine1, addressLine2, city, state, zipcode } = billing
  return [
    ['Company', productionCompanyName],
    ['Contact', contactName],
    ['Email', email],
    ['Phone', phoneNumber],
    ['Address', [addressLine1, addressLine2, city, state, zipcode].filter(Boolean).join(', ')],
    ['Payment', `${labelOf(PAYMENT_TERMS, paymentTerms)}, ${labelOf(PAYMENT_METHODS, paymentMethod)}`],
  ]
}

function billingOf(order: Order) {
  const { productionCompanyName, contactName, email, phoneNumber, paymentTerms, paymentMethod } = order
  const { addressLine1, addressLine2, city, zipcode } = order
  const address = { addressLine1, addressLine2, city, zipcode }
  return { productionCompanyName, contactName, email, phoneNumber, ...address, paymentTerms, paymentMethod }
}

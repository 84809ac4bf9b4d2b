import { eq } from 'drizzle-orm'
import { personChoices } from '~/models/crew/person-choices'
import { agreementActions } from '~/models/signing/agreement-status'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { personName } from '~/models/trade/fields/person'
import type { Outcome } from '~/models/trade/results/outcome'
import { agreements, attempt, db, orders, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { knownMembers } from '~/services/crew/known-members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { currentOf } from './agreement/agreement.server'
import { orderFacts } from './agreement/order-facts.server'

/** The membership of an asker who may send the order's agreement. 404 for non-members, 403 without `changeOrders`. */
export async function requireSendable(tx: Tx | null, asker: Account, orderId: number) {
  requireArea(asker, 'orders')
  const [order] = await (tx ?? db()).select({ projectId: orders.projectId }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  const membership = await requireMembership(asker, order.projectId, tx ?? undefined)
  requirePermission('changeOrders', membership)
  return membership
}

/** The same for an order at an address of a project: 404 if it belongs to another one. */
export async function requireSendableOf(asker: Account, { orderId, projectId }: OrderRef) {
  const membership = await requireSendable(null, asker, orderId)
  if (membership.project.id !== projectId) throw notFound()
  return membership
}

/** Runs `work` under the rate limit for sending an order's agreement. Attempts without permission do not count. */
export function withSendingLimit(orderId: number, asker: Account, work: () => Promise<Outcome>): Promise<Outcome> {
  return attempt(SIGNING_MESSAGES.failed, async () => {
    await requireSendable(null, asker, orderId)
    return withRateLimit('link-request', asker, `agreement/${orderId}`, work)
  })
}

/**
 * The current signer, or the member with the email `to`, for the dialog that sends the agreement to someone else;
 * `refusal` is why it cannot be sent.
 */
export async function requireSignerChoice(asker: Account, ref: OrderRef, to?: string) {
  const { orderId } = ref
  const { project, access } = await requireSendableOf(asker, ref)
  const { status } = await orderFacts(db(), orderId)
  const [agreement] = await db().select().from(agreements).where(currentOf(orderId))
  if (!agreement) throw notFound()
  const actions = agreementActions({ status: agreement.status, orderStatus: status, access, isSigner: false })
  const { id: replaces, firstName, lastName, title: role } = agreement
  // members are known by their email in lower case
  const email = agreement.email.toLowerCase()
  const members = await knownMembers(project.id)
  const chosen = members.find((member) => member.email === to && to !== email)
  const signer = chosen ? { ...chosen, role: '' } : { firstName, lastName, email, role }
  return {
    order: { id: orderId },
    project: { id: project.id, title: project.title },
    isDeclined: agreement.status === 'declined',
    signer: { replaces, ...signer },
    /** Who signs the current agreement. */
    signedBy: personName({ firstName, lastName }),
    choices: personChoices(members, signer.email),
    refusal: actions.maySend ? null : SIGNING_MESSAGES.nothingToSign,
  }
}

type OrderRef = { orderId: number; projectId: string }

export type SignerChoice = Awaited<ReturnType<typeof requireSignerChoice>>

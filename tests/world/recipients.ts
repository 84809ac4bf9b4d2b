import { eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import { now } from '~/server/clock.server'
import { db, orderItems, outbox } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { allRecipients, type OrderRef } from '~/services/pickup/recipients.server'
import { sendPickupDetails } from '~/services/pickup/send-pickup-details.server'
import { anAdmin, anOwner, aProject } from './builders'
import { outboxMessages } from './messages/outbox'
import { anOrder } from './orders'
import { newAddress } from './sign-ups'

export const DRIVER = { firstName: 'Theo', lastName: 'Park', email: 'theo@crew.example', phoneNumber: '+14045550144' }

/** Sends the pickup details of an order to a new recipient. Returns the id and email address. */
export async function aRecipient(asker: Account, ref: OrderRef) {
  const email = newAddress()
  unwrap(await sendPickupDetails(asker, ref, { ...DRIVER, email, drawnAt: now() }))
  const { recipients } = await allRecipients(asker, ref)
  const own = recipients.find((recipient) => recipient.email === email)
  if (!own) throw new Error('The pickup details have no such recipient.')
  return { id: own.id, email }
}

/** The path of the pickup link in the first email to this address. */
export async function pickupLinkTo(email: string): Promise<string> {
  const [mail] = await outboxMessages(eq(outbox.recipient, email))
  return /\/pickup\/[\w-]{43}/.exec(mail?.bodyText ?? '')?.[0] ?? ''
}

/** Pickup access of an account without a link. */
export const byAccount = (account: Account, orderId: number) => ({ kind: 'member', account, orderId }) as const

/** An order by Dana's crew for one of Omar's vehicles, and an outside recipient of a pickup link. */
export async function aPickup(story: { from?: string; to?: string; vehicle?: { zone: string } } = {}) {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const { orderId, items } = await anOrder(dana, projectId, [{ owner: omar, ...story }])
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const { id: recipientId, email } = await aRecipient(dana, { orderId, projectId })
  const { origin, address } = dana
  return {
    dana,
    omar,
    projectId,
    email,
    ref: { orderId, orderItemId: item?.id ?? '' },
    by: { kind: 'link', purpose: 'pickup', orderId, recipientId, origin, address, account: null } as const,
    listVehicleId: items[0]?.listVehicleId ?? '',
  }
}

import { and, asc, eq } from 'drizzle-orm'
import { isPickupShown } from '~/models/orders/pickup-window'
import { linkEmailTexts, type VehicleOfLink } from '~/models/pickup/link-email'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { orderItems, type pickupRecipients, type projects, type Tx } from '~/server/db/client.server'
import { writeSms } from '~/server/mail/sms.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { bookedView, selectBooked } from '~/services/orders/select-booked.server'

interface PickupLink {
  recipient: typeof pickupRecipients.$inferSelect
  sender: { firstName: string; lastName: string; phone: string | null }
  project: Pick<typeof projects.$inferSelect, 'title' | 'productionCompany'>
  link: string
}

/** Sends the recipient the link by email and text message, separately for each link. */
export async function notifyRecipient(tx: Tx, { recipient, sender, project, link }: PickupLink): Promise<void> {
  const { id: recipientId, orderId } = recipient
  const phone = normalizePhone(sender.phone ?? '')
  const subject = `Pickup details for order #${orderId}, ${project.title}`
  const { task, items, shows } = linkEmailTexts(await vehiclesOfLink(tx, orderId))
  const message = { secret: { kind: 'pickup-link', of: recipientId }, key: `pickup-link/${link}` } as const
  await writeMail(tx, {
    type: 'pickup-link',
    to: recipient,
    subject,
    parts: [
      `${personName(sender)} of ${project.productionCompany} ${task}:`,
      { items },
      ...(phone ? [`Questions? Call ${personName(sender)} at ${phone.shown}.`] : []),
      shows,
    ],
    href: link,
    notes: ["It opens on any phone, no account needed. This link is just for you. Please don't forward it."],
    ...message,
  })
  await writeSms(tx, { to: recipient.phone, text: `${PRODUCT}: ${subject}: ${link}`, ...message })
}

async function vehiclesOfLink(tx: Tx, orderId: number): Promise<VehicleOfLink[]> {
  const rows = await selectBooked(tx)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.status, 'confirmed')))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map((row) => {
    const { title, days, booking, today } = bookedView(row)
    const isShown = isPickupShown({ status: row.item.status, booking }, today)
    return { title, days, delivers: ownerDelivers(row.vehicle), isShown }
  })
}

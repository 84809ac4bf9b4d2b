import { and, asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { numberWord } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'
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
  const message = { secret: { kind: 'pickup-link', of: recipientId }, key: `pickup-link/${link}` } as const
  await writeMail(tx, {
    type: 'pickup-link',
    to: recipient,
    subject,
    parts: [
      `${personName(sender)} of ${project.productionCompany} has assigned you a pickup:`,
      { items: await vehiclesToFetch(tx, orderId) },
      ...(phone ? [`Questions? Call ${personName(sender)} at ${phone.shown}.`] : []),
      `Where each vehicle is parked and who to call will be shown from ${numberWord(PICKUP_NOTICE_DAYS)} days before its first day.`,
    ],
    href: link,
    notes: ["It opens on any phone, no account needed. This link is just for you. Please don't forward it."],
    ...message,
  })
  await writeSms(tx, { to: recipient.phone, text: `${PRODUCT}: ${subject}: ${link}`, ...message })
}

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026', one line per vehicle. */
async function vehiclesToFetch(tx: Tx, orderId: number): Promise<string[]> {
  const rows = await selectBooked(tx)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.status, 'confirmed')))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map((row) => `${vehicleTitle(row.vehicle)}, ${bookedView(row).days}`)
}

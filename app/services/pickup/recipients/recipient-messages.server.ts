import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { personName } from '~/models/trade/fields/person'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { PRODUCT } from '~/models/trade/product'
import { numberWord } from '~/models/trade/words/text'
import type { Tx } from '~/server/db/client.server'
import type { pickupRecipients } from '~/server/db/schema'
import { writeMail } from '~/server/mail/write-mail.server'
import { writeSms } from '~/server/sms/write-sms.server'

type Told = {
  recipient: typeof pickupRecipients.$inferSelect
  sender: { firstName: string; lastName: string }
  project: { title: string; productionCompany: string }
  /** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026', one each. */
  vehicles: string[]
  /** Opens the pickup details to whoever holds it. */
  token: string
  origin: string
}

/** A mail and a text message with the same link; each link is a pair of its own. */
export async function notifyRecipient(tx: Tx, told: Told): Promise<void> {
  const { recipient, sender, project, vehicles, token, origin } = told
  const link = `${origin}${pickupPaths.pickupLink(token)}`
  const secret = { kind: 'pickup-link', of: recipient.id } as const
  const key = `pickup-link/${link}`
  const subject = `Pickup details for order #${recipient.orderId}, ${project.title}`
  await writeMail(tx, {
    to: recipient.email,
    subject,
    parts: [
      `Hello ${recipient.firstName},`,
      `${personName(sender)} of ${project.productionCompany} has assigned you a pickup:`,
      { items: vehicles },
      `Where each vehicle is parked and who to call will be shown from ${numberWord(PICKUP_NOTICE_DAYS)} days before its first day.`,
      { button: 'Open pickup details', href: link },
      "It opens on any phone, no account needed. This link is just for you. Please don't forward it.",
    ],
    secret,
    key,
  })
  await writeSms(tx, { to: recipient.phone, text: `${PRODUCT}: ${subject}: ${link}`, secret, key })
}

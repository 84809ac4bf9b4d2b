import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { paths } from '~/models/trade/addresses/paths'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { type Cents, formatCents } from '~/models/trade/money/money'
import type { Tx } from '~/server/db/client.server'
import type { MailPart } from '~/server/mail/mail-letter'
import { writeMail } from '~/server/mail/write-mail.server'

export type BookedItem = { year: number; make: string; model: string; booking: Booking; agreed: Cents }

type Asked = {
  agreementId: string
  orderId: number
  project: { title: string; productionCompany: string }
  signer: { firstName: string; email: string; role: string }
  items: readonly BookedItem[]
  /** Of all items, with tax. */
  total: Cents
  /** Opens the agreement to whoever holds it. */
  token: string
  origin: string
}

/** Sends the signer what is to be signed; each link is a mail of its own. */
export function mailSigner(tx: Tx, asked: Asked): Promise<void> {
  const { agreementId, orderId, project, signer, items, total, token, origin } = asked
  const link = `${origin}${paths.agreement(token)}`
  return writeMail(tx, {
    to: signer.email,
    subject: `Rental agreement for order #${orderId}, ${project.title}`,
    parts: [
      `Hello ${signer.firstName},`,
      `${project.productionCompany} names you, as ${signer.role}, to sign the rental agreement for order #${orderId}. This is what it is about.`,
      { items: bookedLines(items) },
      totalFact(total),
      { button: 'Read the order', href: link },
      'The link is for you alone. Please do not pass it on.',
    ],
    secret: { kind: 'signing-link', of: agreementId },
    key: `signing-link/${link}`,
  })
}

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, $1,040.00', one line each. */
export function bookedLines(items: readonly BookedItem[]): string[] {
  return items.map((item) => {
    return `${vehicleTitle(item)}, ${formatBookingOfYear(item.booking)}, ${formatCents(item.agreed)}`
  })
}

export function totalFact(total: Cents): MailPart {
  return { facts: [['Total with tax', formatCents(total)]] }
}

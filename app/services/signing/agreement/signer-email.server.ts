import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { type Cents, formatCents } from '~/models/trade/money'
import { signingPaths } from '~/models/trade/paths/signing'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import { issueSigningLink } from './agreement.server'
import type { OrderFacts, Signer } from './order-facts.server'

/** Why the signer is emailed. */
type Occasion = 'asked' | 'changed' | 'reminded'

type SignerEmail = { agreement: Signer & { id: string }; facts: OrderFacts; origin: string; occasion: Occasion }

/** Emails the signer a new link to the agreement. */
export async function emailSigner(tx: Tx, { agreement, facts, origin, occasion }: SignerEmail): Promise<void> {
  const { order, project, items } = facts
  const token = await issueSigningLink(tx, { orderId: order.id, agreementId: agreement.id })
  const link = `${origin}${signingPaths.agreement(token)}`
  const { subject, sentence } = TEXTS[occasion]
  return writeMail(tx, {
    type: 'signing-link',
    to: agreement,
    subject: `${subject} for order #${order.id}, ${project.title}`,
    parts: [
      sentence({ company: order.productionCompanyName, title: agreement.title, orderId: order.id }),
      { items: bookedLines(items) },
      totalFact(items.reduce((sum, { agreed, tax }) => sum + agreed + tax, 0)),
    ],
    href: link,
    notes: [PERSONAL_LINK],
    secret: { kind: 'signing-link', of: agreement.id },
    orderId: order.id,
    key: link,
  })
}

export const PERSONAL_LINK = "This link is just for you. Please don't forward it."

type Named = { company: string; title: string; orderId: number }

const TEXTS: Record<Occasion, { subject: string; sentence: (named: Named) => string }> = {
  asked: {
    subject: 'Rental agreement',
    sentence: ({ company, title, orderId }) =>
      `${company} has asked you to sign, as ${title}, the rental agreement for order #${orderId}. Summary:`,
  },
  changed: {
    subject: 'Updated rental agreement',
    sentence: ({ company, orderId }) =>
      `${company} changed order #${orderId} before its rental agreement was signed. Here is the new agreement. Summary:`,
  },
  reminded: {
    subject: 'Not signed yet: rental agreement',
    sentence: ({ company, orderId }) =>
      `The rental agreement for ${company}, order #${orderId}, is waiting for your signature. Summary:`,
  },
}

type BookedItem = { year: number; make: string; model: string; booking: Booking; agreed: Cents }

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, $1,040.00', one line each. */
export function bookedLines(items: readonly BookedItem[]): string[] {
  return items.map((item) => {
    return `${vehicleTitle(item)}, ${formatBookingOfYear(item.booking)}, ${formatCents(item.agreed)}`
  })
}

export function totalFact(total: Cents): EmailPart {
  return { facts: [['Total incl. tax', formatCents(total)]] }
}

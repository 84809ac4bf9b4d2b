import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { type Cents, formatCents } from '~/models/trade/money'
import { signingPaths } from '~/models/trade/paths/signing'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { OrderFacts, Signer } from './agreement/agreement-facts.server'
import { issueSigningLink } from './agreement/issue-signing-link.server'

export type BookedItem = { year: number; make: string; model: string; booking: Booking; agreed: Cents }

/** Why the signer is written to. */
type Occasion = 'asked' | 'changed' | 'reminded'

type Asked = { agreement: Signer & { id: string }; facts: OrderFacts; origin: string; occasion: Occasion }

/** Sends the signer a new link to what is to be signed; each link is a mail of its own. */
export async function mailSigner(tx: Tx, { agreement, facts, origin, occasion }: Asked): Promise<void> {
  const { order, project, items } = facts
  const token = await issueSigningLink(tx, { orderId: order.id, agreementId: agreement.id })
  const link = `${origin}${signingPaths.agreement(token)}`
  const total = items.reduce((sum, { agreed, tax }) => sum + agreed + tax, 0)
  const words = WORDS[occasion]
  return writeMail(tx, {
    to: agreement.email,
    subject: `${words.subject} for order #${order.id}, ${project.title}`,
    parts: [
      `Hello ${agreement.firstName},`,
      words.said({ company: project.productionCompany, title: agreement.title, orderId: order.id }),
      { items: bookedLines(items) },
      totalFact(total),
      { button: 'Review and sign', href: link },
      "This link is just for you. Please don't forward it.",
    ],
    secret: { kind: 'signing-link', of: agreement.id },
    orderId: order.id,
    key: `signing-link/${link}`,
  })
}

type Said = { company: string; title: string; orderId: number }

const WORDS: Record<Occasion, { subject: string; said: (about: Said) => string }> = {
  asked: {
    subject: 'Rental agreement',
    said: ({ company, title, orderId }) =>
      `${company} has asked you to sign, as ${title}, the rental agreement for order #${orderId}. Summary:`,
  },
  changed: {
    subject: 'Updated rental agreement',
    said: ({ company, orderId }) =>
      `${company} changed order #${orderId} before its rental agreement was signed. Here is the new agreement. Summary:`,
  },
  reminded: {
    subject: 'Not signed yet: rental agreement',
    said: ({ company, orderId }) =>
      `The rental agreement for ${company}, order #${orderId}, is waiting for your signature. Summary:`,
  },
}

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, $1,040.00', one line each. */
export function bookedLines(items: readonly BookedItem[]): string[] {
  return items.map((item) => {
    return `${vehicleTitle(item)}, ${formatBookingOfYear(item.booking)}, ${formatCents(item.agreed)}`
  })
}

export function totalFact(total: Cents): EmailPart {
  return { facts: [['Total incl. tax', formatCents(total)]] }
}

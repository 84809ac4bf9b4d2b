import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { dealPaths } from '~/models/trade/paths/deals'
import type { InquiryStatus } from '~/models/trade/vocabulary/deals'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'

/** What a project that is being closed had asked for and not ordered, with the owner of the vehicle. */
export type EndedInquiry = Booking & {
  id: string
  status: InquiryStatus
  productionCompany: string
  year: number
  make: string
  model: string
  ownerId: string
  firstName: string
  email: string
}

/** Mails every owner once what of theirs is not wanted any more. */
export async function notifyProjectClosed(tx: Tx, projectId: string, left: readonly EndedInquiry[], origin: string) {
  const owners = new Map(left.map(({ ownerId, ...inquiry }) => [ownerId, inquiry]))
  for (const [ownerId, { firstName, email, productionCompany }] of owners) {
    const theirs = left.filter((inquiry) => inquiry.ownerId === ownerId)
    await writeMail(tx, {
      to: { firstName, email },
      subject: `${productionCompany} has closed its project`,
      parts: [
        `${productionCompany} has closed the project that inquired about your vehicles. Existing orders continue as agreed.`,
        ...paragraph(
          theirs.filter(({ status }) => status === 'open'),
          'Withdrawn, no answer needed:',
        ),
        ...paragraph(
          theirs.filter(({ status }) => status !== 'open'),
          'Agreed but not booked. These days are open again:',
        ),
      ],
      button: ['Open your inbox', `${origin}${dealPaths.ownerInbox()}`],
      key: `project-closed/${projectId}`,
    })
  }
}

function paragraph(inquiries: readonly EndedInquiry[], words: string): EmailPart[] {
  return inquiries.length === 0 ? [] : [words, { items: inquiries.map(line) }]
}

function line(inquiry: EndedInquiry): string {
  return `${vehicleTitle(inquiry)}, ${formatBookingOfYear(inquiry)}`
}

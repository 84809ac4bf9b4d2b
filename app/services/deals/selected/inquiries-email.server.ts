import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { ANSWER_LINK_NOTE } from '~/models/trade/results/shared-messages'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { answerSecret, issueAnswerLink } from '~/server/session/answer-links.server'
import { noteFact, notifyOwnerOfInquiry, selectInquiriesWithOwners, usageFacts } from '../inquiry-emails.server'

/** Emails the owners of the vehicles about new inquiries that were sent together, one email per owner. */
export async function notifyOwnersOfInquiries(tx: Tx, inquiryIds: readonly string[], origin: string): Promise<void> {
  const rows = await selectInquiriesWithOwners(tx, inquiryIds)
  for (const ownerId of new Set(rows.map(({ owner }) => owner.id))) {
    const theirs = rows.filter(({ owner }) => owner.id === ownerId)
    const [first] = theirs
    if (!first) continue
    if (theirs.length === 1) await notifyOwnerOfInquiry(tx, first.inquiry.id, origin)
    else await mailInquiries(tx, first, theirs, origin)
  }
}

type Row = Awaited<ReturnType<typeof selectInquiriesWithOwners>>[number]

/** `first`: the one with the earliest deadline. All of them have the same terms. */
async function mailInquiries(tx: Tx, { inquiry, vehicle, owner, note }: Row, theirs: readonly Row[], origin: string) {
  const days = formatBookingOfYear({ from: inquiry.bookedFrom, to: inquiry.bookedTo })
  const emailedAt = now()
  const rows = []
  for (const row of theirs) rows.push({ ...lineOf(row), href: (await linkTo(tx, row, emailedAt, origin)).href })
  const ids = theirs.map((row) => row.inquiry.id)
  return writeMail(tx, {
    type: 'inquiry-sent',
    to: owner,
    subject: `Inquiries for ${theirs.length} of your vehicles: ${days}`,
    parts: [
      `${inquiry.productionCompany} would like to rent ${theirs.length} of your vehicles. Choose one to answer; the others are on its page.`,
      { heading: 'Answer', rows },
      { facts: [['Days', days], ...usageFacts(inquiry), ...noteFact(note)] },
      `Please answer before ${formatDeadline(inquiry.deadlineAt, vehicle.zone, now())}.`,
    ],
    href: `${origin}${dealPaths.ownerInbox(undefined, undefined, { project: inquiry.projectId })}`,
    label: 'Open your inbox',
    notes: [ANSWER_LINK_NOTE],
    secret: answerSecret(ids, owner.id),
    key: `several/${inquiry.id}`,
  })
}

function linkTo(tx: Tx, { inquiry, owner }: Row, emailedAt: Date, origin: string) {
  const { id: inquiryId, deadlineAt: expiresAt } = inquiry
  return issueAnswerLink(tx, { inquiryId, round: 1, to: owner, expiresAt, emailedAt }, origin)
}

function lineOf({ inquiry, vehicle }: Row) {
  const [offer, listed] = [inquiry.lastOfferCents, inquiry.listedCents].map(formatCents)
  return { text: vehicleTitle(vehicle), detail: `${offer} before tax (listed: ${listed})` }
}

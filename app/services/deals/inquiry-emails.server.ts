import { and, asc, eq, inArray } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { pluralize } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { MILEAGE_TEXTS, USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { accounts, dealMessages, inquiries, type Tx, vehicles } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import { issueAnswerLink } from '~/server/session/answer-links.server'
import { membersWho } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

/** Emails the owner of the vehicle about a new inquiry, with a link to answer it. */
export async function notifyOwnerOfInquiry(tx: Tx, inquiryId: string, origin: string): Promise<void> {
  const [row] = await selectInquiriesWithOwners(tx, [inquiryId])
  if (!row) return
  const { inquiry, vehicle, owner, note } = row
  const days = formatBookingOfYear({ from: inquiry.bookedFrom, to: inquiry.bookedTo })
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    type: 'inquiry-sent',
    to: owner,
    subject: `Inquiry for your ${title}: ${formatCents(inquiry.lastOfferCents)}, ${days}`,
    parts: [
      `${inquiry.productionCompany} would like to rent your ${title}.`,
      ...(await emailPicture(tx, { id: vehicle.id, title }, origin)),
      {
        facts: [
          ['Days', days],
          ['Offer', `${formatCents(inquiry.lastOfferCents)} before tax (listed: ${formatCents(inquiry.listedCents)})`],
          ...usageFacts(inquiry),
          ...noteFact(note),
        ],
      },
      `Please answer before ${formatDeadline(inquiry.deadlineAt, vehicle.zone, now())}.`,
    ],
    ...(await issueAnswerLink(tx, { inquiryId, round: 1, to: owner, expiresAt: inquiry.deadlineAt }, origin)),
    key: inquiryId,
  })
}

/** Inquiries with their notes, vehicles and owners, by deadline. */
export function selectInquiriesWithOwners(tx: Tx, inquiryIds: readonly string[]) {
  return tx
    .select({
      inquiry: inquiries,
      vehicle: vehicles,
      owner: { id: accounts.id, email: accounts.email, firstName: accounts.firstName },
      note: dealMessages.text,
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .leftJoin(dealMessages, and(eq(dealMessages.inquiryId, inquiries.id), eq(dealMessages.round, 1)))
    .where(inArray(inquiries.id, [...inquiryIds]))
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.createdAt))
}

/** Where and how the vehicle will be used. */
export function usageFacts({ location, mileage, usages }: Inquiry): [label: string, value: string][] {
  return [
    ['Location', location],
    ['Mileage', MILEAGE_TEXTS[mileage]],
    ['Usage', usages.map((usage) => labelOf(USAGES, usage)).join(', ')],
  ]
}

/** What the crew wrote with its inquiry. */
export function noteFact(note: string | null): [label: string, value: string][] {
  return note === null ? [] : [['Note', note]]
}

type Withdrawn = { id: string; productionCompany: string; booking: Booking; vehicle: { title: string } } & {
  owner: { id: string; email: string; firstName: string }
}

/** To the owner, when the crew has withdrawn an inquiry before it was answered. */
export function mailInquiryWithdrawn(tx: Tx, inquiry: Withdrawn, origin: string): Promise<void> {
  const { id, productionCompany, booking, vehicle, owner } = inquiry
  return writeMail(tx, {
    type: 'inquiry-withdrawn',
    to: owner,
    subject: `Withdrawn: inquiry for your ${vehicle.title}`,
    parts: [
      `${productionCompany} has withdrawn its inquiry for your ${vehicle.title}, ${formatBookingOfYear(booking)}.`,
      'No answer needed.',
    ],
    href: `${origin}${dealPaths.ownerInquiry(id)}`,
    key: id,
  })
}

type Inquiry = typeof inquiries.$inferSelect
type Vehicle = typeof vehicles.$inferSelect

/** An open or agreed inquiry as it was before it ended, with the vehicle and its owner. */
export type EndedInquiry = Booking &
  Pick<Inquiry, 'id' | 'projectId' | 'vehicleId' | 'listVehicleId' | 'status' | 'productionCompany'> &
  Pick<Vehicle, 'year' | 'make' | 'model' | 'ownerId'> & { firstName: string; email: string }

/**
 * Emails the crews whose inquiries or agreed rates ended with the listings of one or several vehicles: one email to
 * each member of a project.
 */
export async function notifyListingsGone(tx: Tx, ended: readonly EndedInquiry[], origin: string): Promise<void> {
  for (const to of await membersWho(tx, 'negotiate', [...new Set(ended.map(({ projectId }) => projectId))])) {
    const theirs = ended.filter(({ projectId }) => projectId === to.projectId)
    const [first, ...others] = theirs
    if (!first) continue
    const many = new Set(theirs.map(({ vehicleId }) => vehicleId)).size
    const ends = theirs.map((one) => (many === 1 ? `Your ${endOf(one)}.` : `${vehicleTitle(one)}: your ${endOf(one)}.`))
    const isAlone = others.length === 0
    const page = listPaths.listVehicle(first.projectId, first.listVehicleId, isAlone ? undefined : '')
    await writeMail(tx, {
      type: 'listing-gone',
      to,
      subject: `No longer listed: ${many === 1 ? vehicleTitle(first) : pluralize(many, 'vehicle')}`,
      parts: [
        many === 1 ? `The ${vehicleTitle(first)} is no longer listed.` : 'These vehicles are no longer listed:',
        ...(isAlone ? [`${ends[0]} Choose another vehicle.`] : [{ items: ends }]),
      ],
      href: origin + page,
      ...(isAlone ? {} : { label: 'Open the project' }),
      key: `${first.id}/${now().toISOString()}`,
    })
  }
}

function endOf(inquiry: EndedInquiry): string {
  const days = formatBookingOfYear(inquiry)
  return inquiry.status === 'open' ? `inquiry for ${days} has ended` : `agreed rate for ${days} cannot be booked`
}

/** Sends each owner one email with the withdrawn inquiries and the released agreed days. */
export async function notifyProjectClosed(
  tx: Tx,
  projectId: string,
  left: readonly EndedInquiry[],
  origin: string,
): Promise<void> {
  const owners = new Map(left.map(({ ownerId, ...inquiry }) => [ownerId, inquiry]))
  for (const [ownerId, { firstName, email, productionCompany }] of owners) {
    const theirs = left.filter((inquiry) => inquiry.ownerId === ownerId)
    await writeMail(tx, {
      type: 'project-closed',
      to: { id: ownerId, firstName, email },
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
      href: `${origin}${dealPaths.ownerInbox()}`,
      key: projectId,
    })
  }
}

function paragraph(ended: readonly EndedInquiry[], text: string): EmailPart[] {
  return ended.length === 0 ? [] : [text, { items: ended.map(line) }]
}

function line(inquiry: EndedInquiry): string {
  return `${vehicleTitle(inquiry)}, ${formatBookingOfYear(inquiry)}`
}

import type { Move } from '~/models/deals/negotiation'
import { onBehalfOf } from '~/models/trade/access/permissions'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { type Cents, formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { PRODUCT } from '~/models/trade/product'
import { DECLINE_REASONS, type DeclineReason, type Side } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { issueAnswerLink } from '~/server/session/answer-links.server'
import type { Answerer, Deputy } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import type { Thread } from '~/services/deals/lock-thread.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

type Moved = {
  move: Move
  by: Side
  rate: Cents
  round: number
  note: string
  declineReason?: DeclineReason | undefined
}

/**
 * Emails the other side, the owner or the crew members who may answer; an offer with a link to answer it. If a deputy
 * answered for the owner, the owner is emailed as well.
 */
export async function notifyCounterparty(tx: Tx, thread: Thread, moved: Moved, asker: Answerer): Promise<void> {
  const { subject, paragraphs } = EMAILS[moved.move](thread, moved)
  const { owner, projectId, listVehicleId } = thread
  const deputy = asker.kind === 'deputy' ? answeredBy(thread, moved, asker) : null
  const picture = await emailPicture(tx, thread.vehicle, asker.origin)
  const email = {
    subject,
    parts: [...paragraphs, ...saidWith(moved), ...(deputy?.forCrew ?? []), ...picture],
    key: `${thread.id}/${moved.move}/${moved.round}`,
  }
  const toOwner = { to: owner, href: `${asker.origin}${dealPaths.ownerInquiry(thread.id)}` }
  const linkFor = async (to: typeof owner) =>
    moved.move === 'negotiate' && (await answerButton(tx, thread, to, moved, asker))
  if (moved.by === 'renter') {
    return writeMail(tx, { ...email, ...toOwner, ...(await linkFor(owner)), type: 'crew-answered' })
  }
  const href = `${asker.origin}${listPaths.listVehicle(projectId, listVehicleId)}`
  for (const to of await membersWho(tx, 'negotiate', [projectId])) {
    await writeMail(tx, { ...email, type: 'owner-answered', to, href, ...(await linkFor(to)) })
  }
  if (!deputy) return
  const parts = [...deputy.forOwner, ...picture]
  const answered = `Answered for you: ${thread.vehicle.title}`
  await writeMail(tx, { ...email, ...toOwner, type: 'answered-for-owner', subject: answered, parts })
}

/** Why it was declined, and the note. */
function saidWith({ declineReason, note }: Moved) {
  const facts: [string, string][] = []
  if (declineReason) facts.push(['Reason', labelOf(DECLINE_REASONS, declineReason)])
  if (note) facts.push(['Note', note])
  return facts.length > 0 ? [{ facts }] : []
}

/** The button of an email that answers the offer without a login. */
async function answerButton(tx: Tx, thread: Thread, to: Thread['owner'], { round }: Moved, { origin }: Answerer) {
  const { id: inquiryId, negotiation } = thread
  const link = await issueAnswerLink(tx, { inquiryId, round, to, expiresAt: negotiation.deadlineAt }, origin)
  return { ...link, label: 'Review and answer' }
}

/** The texts for both sides about an answer that staff gave on behalf of the owner. */
function answeredBy(thread: Thread, { move, rate, by }: Moved, asker: Deputy) {
  const name = `${personName(asker)} of ${PRODUCT}`
  const reason = { facts: [['Reason', asker.behalf.reason]] as const }
  const answer = `${VERBS[move]} ${formatCents(rate)} before tax for the ${thread.vehicle.title}, ${days(thread)}`
  return {
    forCrew: [`${name} has answered ${onBehalfOf(by, thread.productionCompany)}.`, reason],
    forOwner: [`${name} has ${answer}, on your behalf.`, reason],
  }
}

const VERBS: Record<Move, string> = { negotiate: 'offered', accept: 'accepted', decline: 'declined' }

type Email = { subject: string; paragraphs: string[] }

const EMAILS: Record<Move, (thread: Thread, moved: Moved) => Email> = {
  negotiate: (thread, moved) => ({
    subject: `New offer for the ${thread.vehicle.title}: ${formatCents(moved.rate)}`,
    paragraphs: [
      `${who(thread, moved.by)} offers ${formatCents(moved.rate)} before tax for the ${thread.vehicle.title}, ${days(thread)}.`,
      `You can accept, counter or decline until ${deadline(thread)}.`,
    ],
  }),
  accept: (thread, moved) => ({
    subject: `Agreed: ${thread.vehicle.title} for ${formatCents(moved.rate)}`,
    paragraphs: [
      `${who(thread, moved.by)} accepted ${formatCents(moved.rate)} before tax for the ${thread.vehicle.title}, ${days(thread)}.`,
      moved.by === 'owner'
        ? 'The rate is agreed. The days are held once the vehicle is booked.'
        : 'The rate is agreed. Your days stay open until the crew books the vehicle.',
    ],
  }),
  decline: (thread, moved) => ({
    subject: `Declined: ${thread.vehicle.title}`,
    paragraphs: [
      `${who(thread, moved.by)} declined ${formatCents(moved.rate)} for the ${thread.vehicle.title}, ${days(thread)}.`,
      moved.by === 'owner' ? 'You can send a new inquiry at any time.' : 'Nothing else is needed from you.',
    ],
  }),
}

function who(thread: Thread, by: Side): string {
  return by === 'renter' ? thread.productionCompany : 'The owner'
}

function days({ booking }: Thread): string {
  return formatBookingOfYear(booking)
}

function deadline({ negotiation, vehicle }: Thread): string {
  return formatDeadline(negotiation.deadlineAt, vehicle.zone, now())
}

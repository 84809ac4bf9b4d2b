import type { Move } from '~/models/deals/negotiation'
import { onBehalfOf } from '~/models/trade/access/permissions'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { formatDeadline } from '~/models/trade/days/instant-words'
import { personName } from '~/models/trade/fields/person'
import { type Cents, formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { PRODUCT } from '~/models/trade/product'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import type { Thread } from '~/services/deals/lock-thread.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

type Moved = { move: Move; by: Side; rate: Cents; round: number }

/** Mails the side that did not move, and the one that a deputy has moved for. */
export async function notifyCounterparty(tx: Tx, thread: Thread, moved: Moved, asker: Actor): Promise<void> {
  const other: Side = moved.by === 'renter' ? 'owner' : 'renter'
  const { subject, paragraphs } = EMAILS[moved.move](thread, moved)
  const picture = await emailPicture(tx, thread.vehicle, asker.origin)
  const key = `inquiry-${moved.move}/${thread.id}/${moved.round}`
  const write = (to: Side, subject: string, paragraphs: EmailPart[]) =>
    writeMail(tx, {
      to: thread.sides[to],
      subject,
      parts: [...paragraphs, ...picture],
      button: ['Open the negotiation', `${asker.origin}${placeOf(thread, to)}`],
      key,
    })
  if (asker.kind === 'account') return write(other, subject, paragraphs)
  const deputy = `${personName(asker)} of ${PRODUCT}`
  const reason: EmailPart = { facts: [['Reason', asker.behalf.reason]] }
  await write(other, subject, [
    ...paragraphs,
    `${deputy} has answered ${onBehalfOf(moved.by, thread.productionCompany)}.`,
    reason,
  ])
  const answer = `${VERBS[moved.move]} ${formatCents(moved.rate)} before tax for the ${thread.vehicle.title}, ${days(thread)}`
  await write(moved.by, `Answered for you: ${thread.vehicle.title}`, [
    `${deputy} has ${answer}, on your behalf.`,
    reason,
  ])
}

const VERBS: Record<Move, string> = { negotiate: 'offered', accept: 'accepted', decline: 'declined' }

/** Where a side answers: the owner in the thread, the crew at the list vehicle. */
function placeOf(thread: Thread, side: Side): string {
  return side === 'owner'
    ? dealPaths.ownerInquiry(thread.id)
    : listPaths.listVehicle(thread.projectId, thread.listVehicleId)
}

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

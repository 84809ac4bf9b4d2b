import { and, asc, eq, gt } from 'drizzle-orm'
import type { Due } from '~/models/orders/items/due-notices'
import { EMAILS } from '~/models/trade/access/emails'
import { orderButton } from '~/models/trade/addresses/order-link'
import { formatDayOfYear } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { DueKind } from '~/models/trade/vocabulary/orders'
import { orderItems, type Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { type BookedRow, bookedView, selectBooked } from './select-booked.server'

/** An order item with its vehicle's owner and the next booking of the vehicle. The caller has locked the vehicle. */
export async function requireDueItem(tx: Tx, orderItemId: string) {
  const [row] = await selectBooked(tx).where(eq(orderItems.id, orderItemId))
  if (!row) throw new Error('The order item does not exist.')
  const { vehicleId, bookedTo } = row.item
  const [next] = await selectBooked(tx)
    .where(
      and(eq(orderItems.vehicleId, vehicleId), eq(orderItems.status, 'confirmed'), gt(orderItems.bookedFrom, bookedTo)),
    )
    .orderBy(asc(orderItems.bookedFrom))
    .limit(1)
  return { ...bookedBy(row), next: next ? bookedBy(next) : null }
}

type DueItem = Awaited<ReturnType<typeof requireDueItem>>

/** A booking with its project. */
type Booked = ReturnType<typeof bookedBy>

function bookedBy(row: BookedRow) {
  const { item, project, vehicle, owner } = row
  const { status, orderId, vehicleId } = item
  return { ...bookedView(row), status, orderId, vehicleId, zone: vehicle.zone, project, owner }
}

type CrewEmail = 'first-day' | 'overdue' | 'holds-up-next' | 'next-at-risk'
type Email = { type: CrewEmail | 'due-for-owner'; about: Booked; subject: string; parts: string[] }

/** Emails a due notice to the vehicle's owner and to the crews concerned. */
export async function sendDueNotice(tx: Tx, { origin }: ServerAsker, { kind, day }: Due, item: DueItem): Promise<void> {
  const picture = await emailPicture(tx, { id: item.vehicleId, title: item.title }, origin)
  for (const { type, about, subject, parts } of NOTICES[kind](item)) {
    const email = {
      subject,
      parts: [...parts, ...picture, { facts: [['Dates', about.days]] as const }],
      key: `${kind}/${item.id}/${day}`,
    }
    if (type === 'due-for-owner') {
      await writeMail(tx, { ...email, type, to: item.owner, href: `${origin}${ownerPaths.ownerOrder(about.id)}` })
      continue
    }
    for (const to of await membersWho(tx, EMAILS[type].may, [about.project.id])) {
      const button =
        type === 'first-day'
          ? { href: `${origin}${pickupPaths.pickupDetails(about.orderId)}` }
          : orderButton(to.applicationRole, { ...about, origin })
      await writeMail(tx, { ...email, type, to, ...button })
    }
  }
}

const NOTICES: Record<DueKind, (item: DueItem) => Email[]> = {
  'first-day': (about) => {
    const { title, project } = about
    const subject = `First day: ${title}, order #${about.orderId}`
    const first = formatDayOfYear(about.booking.from)
    const theirs = `${project.productionCompany}'s rental of the ${title} starts ${first}.`
    const yours = `Your rental of the ${title} for ${project.title} starts ${first}.`
    return [
      { type: 'due-for-owner', about, subject, parts: [theirs] },
      { type: 'first-day', about, subject, parts: [yours] },
    ]
  },
  overdue: (about) => {
    const { title, project } = about
    const subject = `Overdue: ${title}, order #${about.orderId}`
    const last = formatDayOfYear(about.booking.to)
    return [
      {
        type: 'due-for-owner',
        about,
        subject,
        parts: [
          `The rental of the ${title} ended on ${last}, and ${project.productionCompany} hasn't completed it.`,
          "We've asked the production to do so today.",
        ],
      },
      {
        type: 'overdue',
        about,
        subject,
        parts: [
          `The rental of the ${title} for ${project.title} ended on ${last} and hasn't been completed.`,
          'Complete it with the date the vehicle was returned, or extend it.',
        ],
      },
    ]
  },
  'next-at-risk': (item) => (item.next ? atRisk(item, item.next) : []),
}

function atRisk(item: DueItem, next: Booked): Email[] {
  const { title, project } = item
  const [last, first] = [formatDayOfYear(item.booking.to), formatDayOfYear(next.booking.from)]
  const email = (about: Booked) => ({ about, subject: `Next booking at risk: ${title}, order #${about.orderId}` })
  return [
    {
      type: 'due-for-owner',
      ...email(next),
      parts: [
        `${next.project.productionCompany} has booked the ${title} starting ${first}.`,
        `The previous rental, by ${project.productionCompany}, ended on ${last} and hasn't been completed. We've notified both productions.`,
      ],
    },
    {
      type: 'holds-up-next',
      ...email(item),
      parts: [
        `The rental of the ${title} for ${project.title} ended on ${last}, and it is booked again starting ${first}.`,
        'Please return it and complete the rental today.',
      ],
    },
    {
      type: 'next-at-risk',
      ...email(next),
      parts: [
        `The ${title} booked for ${next.project.title} starting ${first} hasn't come back from the previous rental.`,
        "We've notified the owner and the other production. Please line up a backup.",
      ],
    },
  ]
}

import { and, asc, eq, gt } from 'drizzle-orm'
import type { Due } from '~/models/orders/items/due-notices'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { DueKind } from '~/models/trade/vocabulary/orders'
import type { Tx } from '~/server/db/client.server'
import { orderItems } from '~/server/db/schema'
import { writeMail } from '~/server/mail/write-mail.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { type BookedRow, bookedView, selectBooked } from './select-booked.server'

/** A booked vehicle with its owner, and with what is booked of it afterwards. Its vehicle is locked. */
export async function requireDueItem(tx: Tx, orderItemId: string) {
  const [row] = await selectBooked(tx).where(eq(orderItems.id, orderItemId))
  if (!row) throw new Error('An item of an order is gone, and none ever goes.')
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

/** Who has booked, and which days. */
type Booked = ReturnType<typeof bookedBy>

function bookedBy(row: BookedRow) {
  const { item, project, vehicle, owner } = row
  const { status, orderId, vehicleId } = item
  return { ...bookedView(row), status, orderId, vehicleId, zone: vehicle.zone, project, owner }
}

/** To the vehicle's owner, to who leads the project that has it, and to who leads the one that has it next. */
type Side = 'owner' | 'leaders' | 'next'
type Email = { about: Booked; subject: string; parts: string[] }
type Emails = Partial<Record<Side, Email>>

/** Emails a due notice to the vehicle's owner and to the leaders of the projects. */
export async function sendDueNotice(tx: Tx, server: ServerAsker, { kind, day }: Due, item: DueItem): Promise<void> {
  const picture = await emailPicture(tx, { id: item.vehicleId, title: item.title }, server.origin)
  for (const [side, { about, subject, parts }] of Object.entries(EMAILS[kind](item))) {
    const isOwner = side === 'owner'
    const [label, path] = isOwner ? ['Open the order', ownerPaths.ownerOrder(about.id)] : BUTTONS[kind](about)
    for (const to of isOwner ? [item.owner] : await projectLeaders(tx, [about.project.id])) {
      await writeMail(tx, {
        to,
        subject,
        parts: [...parts, ...picture, { facts: [['Dates', about.days]] }],
        button: [label, server.origin + path],
        key: `due/${kind}/${item.id}/${day}/${side}`,
      })
    }
  }
}

type Button = (about: Booked) => [label: string, path: string]

const openOrder: Button = ({ orderId, project }) => [
  'Open the order',
  orderPaths.orderDetails(orderId, project.id, project.title),
]

const BUTTONS: Record<DueKind, Button> = {
  'first-day': ({ orderId }) => ['Open pickup details', pickupPaths.pickupDetails(orderId)],
  overdue: openOrder,
  'next-at-risk': openOrder,
}

const EMAILS: Record<DueKind, (item: DueItem) => Emails> = {
  'first-day': (item) => {
    const { title, project } = item
    const email = { about: item, subject: `First day: ${title}, order #${item.orderId}` }
    const first = formatDayOfYear(item.booking.from)
    return {
      owner: { ...email, parts: [`${project.productionCompany}'s rental of the ${title} starts ${first}.`] },
      leaders: { ...email, parts: [`Your rental of the ${title} for ${project.title} starts ${first}.`] },
    }
  },
  overdue: (item) => {
    const { title, project } = item
    const email = { about: item, subject: `Overdue: ${title}, order #${item.orderId}` }
    const last = formatDayOfYear(item.booking.to)
    return {
      owner: {
        ...email,
        parts: [
          `The rental of the ${title} ended on ${last}, and ${project.productionCompany} hasn't completed it.`,
          "We've asked the production to do so today.",
        ],
      },
      leaders: {
        ...email,
        parts: [
          `The rental of the ${title} for ${project.title} ended on ${last} and hasn't been completed.`,
          'Complete it with the date the vehicle was returned, or extend it.',
        ],
      },
    }
  },
  'next-at-risk': (item) => (item.next ? atRisk(item, item.next) : {}),
}

function atRisk(item: DueItem, next: Booked): Emails {
  const { title, project } = item
  const [last, first] = [formatDayOfYear(item.booking.to), formatDayOfYear(next.booking.from)]
  const email = (about: Booked) => ({ about, subject: `Next booking at risk: ${title}, order #${about.orderId}` })
  return {
    owner: {
      ...email(next),
      parts: [
        `${next.project.productionCompany} has booked the ${title} starting ${first}.`,
        `The previous rental, by ${project.productionCompany}, ended on ${last} and hasn't been completed. We've notified both productions.`,
      ],
    },
    leaders: {
      ...email(item),
      parts: [
        `The rental of the ${title} for ${project.title} ended on ${last}, and it is booked again starting ${first}.`,
        'Please return it and complete the rental today.',
      ],
    },
    next: {
      ...email(next),
      parts: [
        `The ${title} booked for ${next.project.title} starting ${first} hasn't come back from the previous rental.`,
        "We've notified the owner and the other production. Please line up a backup.",
      ],
    },
  }
}

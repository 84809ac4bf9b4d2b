import type { Due } from '~/models/orders/items/due-notices'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day-words'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { DueKind } from '~/models/trade/vocabulary/orders'
import type { Tx } from '~/server/db/client.server'
import type { EmailPart } from '~/server/mail/email-template'
import { writeMail } from '~/server/mail/write-mail.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/project-leaders.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import type { Booked, DueItem } from './due-items.server'

/** Emails a due notice to the vehicle's owner and to the leaders of the projects. */
export async function sendDueNotice(tx: Tx, server: ServerAsker, { kind, day }: Due, item: DueItem): Promise<void> {
  const picture = await emailPicture(tx, item.vehicle, server.origin)
  for (const [side, { subject, said, about }] of Object.entries(LETTERS[kind](item))) {
    const details: EmailPart[] = [...picture, { facts: [['Dates', formatBookingOfYear(about.booking)]] }]
    details.push(side === 'owner' ? toOwnersOrder(about, server) : WAYS_ON[kind](about, server))
    for (const { email, firstName } of side === 'owner' ? [item.owner] : await projectLeaders(tx, [about.project.id])) {
      await writeMail(tx, {
        to: email,
        subject,
        parts: [`Hello ${firstName},`, ...said, ...details],
        secret: null,
        key: `due/${kind}/${item.orderItemId}/${day}/${side}`,
      })
    }
  }
}

const toOrder = ({ orderId, project }: Booked, { origin }: ServerAsker): EmailPart => ({
  button: 'Open the order',
  href: `${origin}${orderPaths.orderDetails(orderId, project.id, project.title)}`,
})

const toOwnersOrder: typeof toOrder = ({ orderItemId }, { origin }) => ({
  button: 'Open the order',
  href: `${origin}${ownerPaths.ownerOrder(orderItemId)}`,
})

const WAYS_ON: Record<DueKind, typeof toOrder> = {
  'first-day': ({ orderId }, { origin }) => ({
    button: 'Open pickup details',
    href: `${origin}${pickupPaths.pickupDetails(orderId)}`,
  }),
  overdue: toOrder,
  'next-at-risk': toOrder,
}

/** To the vehicle's owner, to who leads the project that has it, and to who leads the one that has it next. */
type Side = 'owner' | 'leaders' | 'next'
type Letter = { subject: string; said: string[]; about: Booked }

const LETTERS: Record<DueKind, (item: DueItem) => Partial<Record<Side, Letter>>> = {
  'first-day': (item) => {
    const { project, orderId } = item
    const [title, first] = [item.vehicle.title, formatDayOfYear(item.booking.from)]
    const subject = `First day: ${title}, order #${orderId}`
    return {
      owner: { subject, said: [`${project.productionCompany}'s rental of the ${title} starts ${first}.`], about: item },
      leaders: { subject, said: [`Your rental of the ${title} for ${project.title} starts ${first}.`], about: item },
    }
  },
  overdue: (item) => {
    const { project, orderId } = item
    const [title, last] = [item.vehicle.title, formatDayOfYear(item.booking.to)]
    const subject = `Overdue: ${title}, order #${orderId}`
    return {
      owner: {
        subject,
        said: [
          `The rental of the ${title} ended on ${last}, and ${project.productionCompany} hasn't completed it.`,
          "We've asked the production to do so today.",
        ],
        about: item,
      },
      leaders: {
        subject,
        said: [
          `The rental of the ${title} for ${project.title} ended on ${last} and hasn't been completed.`,
          'Complete it with the date the vehicle was returned, or extend it.',
        ],
        about: item,
      },
    }
  },
  'next-at-risk': (item) => (item.next ? atRisk(item, item.next) : {}),
}

function atRisk(item: DueItem, next: Booked): Partial<Record<Side, Letter>> {
  const title = item.vehicle.title
  const [last, first] = [formatDayOfYear(item.booking.to), formatDayOfYear(next.booking.from)]
  const subject = ({ orderId }: Booked) => `Next booking at risk: ${title}, order #${orderId}`
  return {
    owner: {
      subject: subject(next),
      said: [
        `${next.project.productionCompany} has booked the ${title} starting ${first}.`,
        `The previous rental, by ${item.project.productionCompany}, ended on ${last} and hasn't been completed. We've notified both productions.`,
      ],
      about: next,
    },
    leaders: {
      subject: subject(item),
      said: [
        `The rental of the ${title} for ${item.project.title} ended on ${last}, and it is booked again starting ${first}.`,
        'Please return it and complete the rental today.',
      ],
      about: item,
    },
    next: {
      subject: subject(next),
      said: [
        `The ${title} booked for ${next.project.title} starting ${first} hasn't come back from the previous rental.`,
        "We've notified the owner and the other production. Please line up a backup.",
      ],
      about: next,
    },
  }
}

import { eq, inArray } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { CALENDAR_FAILING_HOURS } from '~/models/owner/calendar/feed-limits'
import { orderButton } from '~/models/trade/addresses/order-link'
import type { FeedConflict } from '~/models/trade/days/conflict'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import { now } from '~/server/clock.server'
import { accounts, orderItems, orders, projects, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { membersWho } from '~/services/crew/membership.server'
import type { Feed } from './feed-rows.server'

const HOUR_MS = 60 * 60 * 1000

/**
 * Emails the owner, and the project's Owner and Project Managers, that the owner's calendar is busy on days of a
 * booking. Once for the same days, even if the calendar is read again.
 */
export async function notifyConflicts(tx: Tx, origin: string, feed: Feed, conflicts: FeedConflict[]): Promise<void> {
  if (conflicts.length === 0) return
  const { to: owner, title } = await ownerOf(tx, feed)
  for (const item of await bookedItems(tx, conflicts)) {
    const its = conflicts.filter(({ orderItemId }) => orderItemId === item.id)
    const days = its.map(formatBookingOfYear)
    const email = {
      subject: `Calendar conflict: ${title}, order #${item.orderId}`,
      orderId: item.orderId,
      key: [feed.id, item.id, ...its.map(({ from, to }) => `${from}/${to}`)].join('/'),
    }
    const facts = [
      ['Booked', formatBookingOfYear(item.booking)],
      ['Busy', days.join(', ')],
    ] as const
    await writeMail(tx, {
      ...email,
      type: 'calendar-conflict-for-owner',
      to: owner,
      parts: [
        `Your other calendar is busy on days on which ${item.project.productionCompany} has booked your ${title}.`,
        { facts },
        'Nothing about the booking has changed. If the event in your calendar is this booking, there is nothing to do. If not, move the event, or call the production and agree on other days or a cancellation.',
      ],
      href: `${origin}${ownerPaths.ownerOrder(item.id)}`,
    })
    for (const to of await membersWho(tx, 'changeOrders', [item.project.id])) {
      await writeMail(tx, {
        ...email,
        type: 'calendar-conflict',
        to,
        parts: [
          `The owner's calendar is busy on some of the days that you have booked the ${title} for ${item.project.title}.`,
          { facts },
          'Nothing about your booking has changed, and the owner has been emailed too. Contact the owner to make sure that the vehicle will be there.',
        ],
        ...orderButton(to.applicationRole, { orderId: item.orderId, project: item.project, origin }),
      })
    }
  }
}

/** Emails the owner after a calendar has failed for CALENDAR_FAILING_HOURS, once until it works again. */
export async function notifyFailing(tx: Tx, origin: string, feed: Feed): Promise<void> {
  const { failingSince, problem, vehicleId } = feed
  if (!failingSince || now().getTime() - failingSince.getTime() < CALENDAR_FAILING_HOURS * HOUR_MS) return
  const { to, title } = await ownerOf(tx, feed)
  await writeMail(tx, {
    type: 'calendar-failing',
    to,
    subject: `We can't read the other calendar of your ${title}`,
    parts: [
      `We have not been able to read the other calendar of your ${title} for ${CALENDAR_FAILING_HOURS} hours.`,
      { facts: [['Problem', problem]] },
      'The days that it blocked stay blocked, and new events in it block nothing. Check that the calendar is still shared. If its address has changed, remove the calendar on the page of the vehicle and add it again.',
    ],
    href: `${origin}${ownerPaths.ownerVehicle(vehicleId)}`,
    key: `${feed.id}/${failingSince.toISOString()}`,
  })
}

async function ownerOf(tx: Tx, { vehicleId }: Feed) {
  const { id, firstName, email } = accounts
  const { year, make, model } = vehicles
  const [row] = await tx
    .select({ to: { id, firstName, email }, vehicle: { year, make, model } })
    .from(vehicles)
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return { to: row.to, title: vehicleTitle(row.vehicle) }
}

async function bookedItems(tx: Tx, conflicts: readonly FeedConflict[]) {
  const { id, orderId, bookedFrom, bookedTo } = orderItems
  const { title, productionCompany } = projects
  const ids = conflicts.map(({ orderItemId }) => orderItemId)
  const rows = await tx
    .select({ id, orderId, from: bookedFrom, to: bookedTo, project: { id: projects.id, title, productionCompany } })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(inArray(id, ids))
  return rows.map(({ from, to, ...row }) => ({ ...row, booking: { from, to } }))
}

import { asc, eq } from 'drizzle-orm'
import { type BlockHistory, daysWithout, inTheWaySince } from '~/models/orders/items/item-days'
import { FREED_DAYS_NOTICE_DAYS } from '~/models/trade/constants'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { listPaths } from '~/models/trade/paths/lists'
import { now } from '~/server/clock.server'
import { amendments, type Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import { type BlockedDays, type WantedDays, wantedDays } from '~/services/deals/inquiry-state.server'
import type { ChangeableItem } from './require-item.server'

const DAY_MS = 24 * 60 * 60 * 1000

/** Newly blocked days; `old` is the previous block, null for none. */
type Moved = BlockedDays & { old: Booking | null }

/** Notifies projects that want days which are now taken and were free before. `key` identifies the event. */
export async function notifyTakenDays(tx: Tx, asker: Actor, key: string, moved: readonly Moved[]): Promise<void> {
  const taken = moved.flatMap((held) => daysWithout(held.days, held.old).map((days) => ({ ...held, days })))
  const hurt = (await wantedDays(tx, taken)).filter(
    (wanted) => !wanted.isTaken && !moved.some((held) => held.old && isAbout(wanted, { ...held, days: held.old })),
  )
  const isBooked = moved.some((held) => 'orderItemId' in held)
  await notifyDaysMoved(tx, asker, key, isBooked ? 'booked' : 'blocked', hurt)
}

/** Notifies projects that recently lost days to an item and can have them again after its amendment. */
export async function notifyFreedDays(
  tx: Tx,
  asker: Actor,
  item: ChangeableItem,
  booking: Booking | null,
): Promise<void> {
  if (daysWithout(item.booking, booking).length === 0) return
  const history = await bookedBefore(tx, item)
  const held = { vehicleId: item.vehicleId, orderItemId: item.id, days: item.booking, history }
  await notifyDaysReleased(tx, asker, `${item.id}/${item.revision}`, held, booking)
}

/** The same for any block; `left` is what remains of it, null for none. `key` identifies the event. */
export async function notifyDaysReleased(
  tx: Tx,
  asker: Actor,
  key: string,
  held: BlockedDays & { history: BlockHistory },
  left: Booking | null,
): Promise<void> {
  const freed = daysWithout(held.days, left).map((days) => ({ ...held, days }))
  const since = new Date(now().getTime() - FREED_DAYS_NOTICE_DAYS * DAY_MS)
  const free = (await wantedDays(tx, freed)).filter((wanted) => {
    if (wanted.isTaken || (left && isAbout(wanted, { ...held, days: left }))) return false
    const lostAt = inTheWaySince(held.history, wanted.booking)
    return lostAt !== null && lostAt >= since
  })
  await notifyDaysMoved(tx, asker, key, 'free', free)
}

const isAbout = (wanted: WantedDays, held: BlockedDays) =>
  wanted.vehicleId === held.vehicleId && overlaps(wanted.booking, held.days)

/** The blocks of the item before this amendment, from its order on. */
async function bookedBefore(tx: Tx, { id, orderedAt, revision, booking }: ChangeableItem): Promise<BlockHistory> {
  const rows = await tx
    .select()
    .from(amendments)
    .where(eq(amendments.orderItemId, id))
    .orderBy(asc(amendments.revision))
  const before = rows.filter((row) => row.revision < revision)
  const [first] = before
  const ordered = first ? { from: first.oldFrom, to: first.oldTo } : booking
  return [
    { at: orderedAt, days: ordered },
    ...before.map(({ createdAt, newFrom, newTo }) => ({
      at: createdAt,
      days: newFrom && newTo ? { from: newFrom, to: newTo } : null,
    })),
  ]
}

/**
 * Emails those who may inquire in the projects that want these days, one email per vehicle of a list, but not the acting account.
 * The email does not disclose who has the days.
 */
async function notifyDaysMoved(tx: Tx, asker: Actor, key: string, what: keyof typeof TEXTS, wanted: WantedDays[]) {
  if (wanted.length === 0) return
  const outcome = what === 'free' ? 'free' : 'taken'
  const next = WHAT_NEXT[outcome]
  const readers = await membersWho(tx, 'inquire', [...new Set(wanted.map(({ project }) => project.id))])
  for (const { inquiryId, status, booking, title, listVehicleId, project } of wanted) {
    const days = formatBookingOfYear(booking)
    for (const to of readers.filter(({ id, projectId }) => projectId === project.id && id !== asker.id)) {
      await writeMail(tx, {
        type: `days-${outcome}`,
        to,
        subject: `${next.subject}: ${title}, ${days}`,
        parts: [TEXTS[what](title, days, project.title), status === 'agreed' ? next.agreed : next.open],
        href: `${asker.origin}${listPaths.listVehicle(project.id, listVehicleId)}`,
        key: `${inquiryId}/${key}`,
      })
    }
  }
}

const TEXTS = {
  booked: (title: string, days: string, project: string) =>
    `Another production has booked the ${title} for some of your dates on ${project}: ${days}.`,
  blocked: (title: string, days: string, project: string) =>
    `The owner of the ${title} has blocked some of your dates on ${project}: ${days}.`,
  free: (title: string, days: string, project: string) =>
    `The ${title} is available again on your dates for ${project}: ${days}.`,
}

const WHAT_NEXT = {
  taken: {
    subject: 'No longer available',
    agreed: "It can't be booked for these dates now. Inquire about other dates or choose another vehicle.",
    open: "Your inquiry for these dates can't go ahead. Inquire about other dates or choose another vehicle.",
  },
  free: {
    subject: 'Available again',
    agreed: 'Your agreed rate is still good. Book the vehicle to hold the dates.',
    open: 'Your inquiry is still open.',
  },
}

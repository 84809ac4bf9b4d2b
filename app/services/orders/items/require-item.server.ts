import { and, eq } from 'drizzle-orm'
import { coverUntil } from '~/models/orders/coi-cover'
import { checkItemStatus } from '~/models/orders/items/item-acts'
import { daysConcerned, daysOffered, lastDays } from '~/models/orders/items/item-days'
import { formatBookingOfYear, formatDayCount } from '~/models/trade/days/day-words'
import { type Booking, countDays } from '~/models/trade/days/days'
import { type TakenDays, takenDaysText } from '~/models/trade/days/taken-days'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { db } from '~/server/db/client.server'
import { documents } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { takenPeriods } from '~/services/fleet/taken-days.server'
import { findBudget } from '../find-budget.server'
import { type AnyItemAt, type ChangeableItem, requireChangeableItem } from './lock-item.server'

/**
 * A booked vehicle as the dialog shows it that is to do this to it: what it costs is computed from `rates`. 404 and 403
 * as for doing it, which the staff do as deputies; `refusal` is why it cannot be done now.
 */
export async function requireItem(asker: Account, act: AmendmentKind, at: AnyItemAt) {
  const item = await requireChangeableItem(asker, at)
  const { booking, today, revision, rates, price, taxPerMille, project, vehicle, status } = item
  const taken = act === 'change' || act === 'extend' ? await takenBeside(item, act) : []
  return {
    order: { id: item.order.id },
    project: { id: project.id, title: project.title },
    title: vehicle.title,
    picture: item.picture,
    revision,
    today,
    booking,
    days: formatBookingOfYear(booking),
    dayCount: formatDayCount(countDays(booking)),
    rates,
    price,
    taxPerMille,
    offered: offeredFor(act, item),
    taken,
    takenDaysText: takenDaysText(taken),
    budget: await findBudget(project.id),
    cover: act === 'change' || act === 'extend' ? await findCover(item.order.id) : null,
    refusal: checkItemStatus(act, status)?.message ?? null,
  }
}

/** A booked vehicle as its dialogs show it. */
export type ItemView = Awaited<ReturnType<typeof requireItem>>

function offeredFor(act: AmendmentKind, item: ChangeableItem): Booking {
  if (act === 'change' || act === 'extend') return daysOffered(act, item)
  return lastDays(item)
}

/** What others hold of the days that matter, in words beside the days themselves. */
async function takenBeside(item: ChangeableItem, act: 'change' | 'extend'): Promise<TakenDays[]> {
  const days = daysConcerned(act, item)
  if (days.from > days.to) return []
  const periods = await takenPeriods(db(), { vehicleId: item.vehicle.id, days, except: item.id })
  return periods.map((taken) => ({ ...taken, words: takenDaysText([taken]) }))
}

/** When the COI of an order expires; null without a COI or without an expiry date. */
async function findCover(orderId: number) {
  const [coi] = await db()
    .select({ expiresOn: documents.expiresOn })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'coi'), eq(documents.status, 'current')))
  return coi?.expiresOn ? coverUntil(coi.expiresOn) : null
}

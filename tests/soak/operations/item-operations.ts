import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { priceAfter } from '~/models/orders/items/item-price'
import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { db, orderItems, orders, vehicleBlocks } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'
import { countOwnerDays } from '~/services/owner/booked-periods.server'
import { blockDays, releaseOwnerDays } from '~/services/owner/owner-days.server'
import type { Chance } from '../chance'
import type { Operation } from './operation'
import { type Stage, todayAtHome } from './stage'

type Item = typeof orderItems.$inferSelect
type Wish = { asker: Account; ref: ItemRef; revision: number; item: Item; chance: Chance }

/** Amends a booked vehicle: mostly one that allows it, by a manager, with the current revision. */
export const kind = (kind: AmendmentKind) => async (stage: Stage, chance: Chance) => {
  const items = await itemsFor(stage, kind, chance.happens(0.85))
  if (items.length === 0) return null
  const { item, projectId } = chance.pick(items)
  const isStranger = chance.happens(0.08)
  const crew = stage.crews.filter((each) => (each.projectId === projectId) !== isStranger)
  const asker = chance.happens(0.03) ? stage.owner : chance.pick(chance.pick(crew).leaders)
  const ref = { orderId: item.orderId, projectId, orderItemId: item.id }
  const revision = chance.happens(0.1) ? item.revision - 1 : item.revision
  const isOutside = asker === stage.owner || isStranger
  return {
    ...(isOutside && { refusedWith: asker === stage.owner ? (403 as const) : (404 as const) }),
    run: ACTIONS[kind]({ asker, ref, revision, item, chance }),
    rows: () => [`${kind} ${item.id}/${revision}`],
  } satisfies Operation
}

/** The items of these crews that allow the amendment, by the date in New York, or all items. */
function itemsFor({ crews }: Stage, kind: AmendmentKind, isFitting: boolean) {
  const today = todayAtHome()
  const isTheirs = inArray(
    orders.projectId,
    crews.map(({ projectId }) => projectId),
  )
  const hasBegun = sql`${orderItems.bookedFrom} <= ${today}`
  const fitting = kind === 'cancel' || kind === 'change' ? sql`not ${hasBegun}` : hasBegun
  return db()
    .select({ item: orderItems, projectId: orders.projectId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(isTheirs, isFitting ? and(eq(orderItems.status, 'confirmed'), fitting) : undefined))
    .orderBy(asc(orderItems.createdAt))
}

/** Makes all choices beforehand, so that running it twice posts the same form. */
const ACTIONS: Record<AmendmentKind, (wish: Wish) => Operation['run']> = {
  cancel({ asker, ref, revision }) {
    return () => cancelItem(asker, ref, { revision })
  },
  change({ asker, ref, revision, item, chance }) {
    const from = later(addDays(item.bookedFrom, chance.below(7) - 3), chance)
    const days = { from, to: addDays(from, chance.below(4)) }
    const seen = seenFor('change', item, days, chance)
    return () => changeDays(asker, ref, { ...days, revision, seen })
  },
  extend({ asker, ref, revision, item, chance }) {
    const to = later(addDays(item.bookedTo, chance.below(4)), chance)
    const seen = seenFor('extend', item, { from: item.bookedFrom, to }, chance)
    return () => extendItem(asker, ref, { to, revision, seen })
  },
  complete({ asker, ref, revision, item, chance }) {
    const to = addDays(item.bookedFrom, chance.below(chance.happens(0.8) ? countDays(daysOf(item)) : 5))
    return () => completeItem(asker, ref, { to, revision })
  },
}

const daysOf = ({ bookedFrom: from, bookedTo: to }: Item): Booking => ({ from, to })

/** The day, mostly moved to today if it has passed. */
function later(day: Day, chance: Chance): Day {
  const today = todayAtHome()
  return day < today && chance.happens(0.9) ? today : day
}

function seenFor(kind: 'change' | 'extend', item: Item, days: Booking, chance: Chance): number {
  const rates = { daily: item.dailyCents, listed: item.listedCents, agreed: item.agreedCents }
  return chance.happens(0.95) ? priceAfter(kind, { rates, price: item.priceCents }, countDays(days)) : 1
}

/** The owner blocks days, which is refused when they are taken. */
export async function block({ owner, vehicleIds }: Stage, chance: Chance): Promise<Operation> {
  const vehicleId = chance.pick(vehicleIds)
  const from = addDays(todayAtHome(), chance.below(8))
  const to = addDays(from, chance.below(2))
  const attempt = await countOwnerDays(vehicleId)
  return {
    run: () => blockDays(owner, vehicleId, { from, to, attempt }),
    rows: () => [`block ${vehicleId} ${from} ${to}`],
  }
}

export async function release({ owner, vehicleIds }: Stage, chance: Chance): Promise<Operation | null> {
  const isTheirs = inArray(vehicleBlocks.vehicleId, vehicleIds)
  const isOwnerBlock = and(isTheirs, eq(vehicleBlocks.kind, 'owner'), vehicleBlocks.active)
  const blocks = await db().select().from(vehicleBlocks).where(isOwnerBlock).orderBy(asc(vehicleBlocks.createdAt))
  if (blocks.length === 0) return null
  const { id: blockId, vehicleId } = chance.pick(blocks)
  return { run: () => releaseOwnerDays(owner, { vehicleId, blockId }) }
}

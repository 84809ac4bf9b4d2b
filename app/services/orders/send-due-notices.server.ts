import { and, asc, between, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Due, mailDay, noticesDue } from '~/models/orders/items/due-notices'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import type { DueKind } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db, dueNotices, orderItems, type Tx, transact } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { requireDueItem, sendDueNotice } from './due-emails.server'

/**
 * Sends the due notices about booked vehicles, each once across processes and runs. One transaction per item; a failure
 * is logged and retried in the next run.
 */
export async function sendDueNotices(server: ServerAsker, shouldContinue = () => true): Promise<void> {
  for (const item of await dueCandidates()) {
    if (!shouldContinue()) return
    await transact('Due notices were not written.', (tx) => sendForItem(tx, server, item))
  }
}

/** Locks the vehicle to serialize with amendments. */
async function sendForItem(tx: Tx, server: ServerAsker, { orderItemId, vehicleId }: DueCandidate): Promise<Outcome> {
  await lockVehicle(tx, vehicleId)
  const item = await requireDueItem(tx, orderItemId)
  for (const due of noticesDue(item, item.next?.booking ?? null, mailDay(item.zone, now()))) {
    if (await recordNotice(tx, orderItemId, due)) await sendDueNotice(tx, server, due, item)
  }
  return { ok: true }
}

async function recordNotice(tx: Tx, orderItemId: string, { kind, day }: Due): Promise<boolean> {
  const [first] = await tx
    .insert(dueNotices)
    .values({ orderItemId, kind, day, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  return first !== undefined
}

type DueCandidate = { orderItemId: string; vehicleId: string }

const later = alias(orderItems, 'later')

/**
 * The booked vehicles that may have an unsent notice due, with one extra day at both ends, because the date depends on
 * the vehicle's time zone.
 */
function dueCandidates(): Promise<DueCandidate[]> {
  const today = todayIn('UTC', now())
  const [before, after] = [addDays(today, -1), addDays(today, 1)]
  const bookedNext = db()
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.vehicleId, orderItems.vehicleId),
        eq(later.status, 'confirmed'),
        gt(later.bookedFrom, orderItems.bookedTo),
        between(later.bookedFrom, before, addDays(after, 1)),
        not(isSent('next-at-risk', sql`${later.bookedFrom}`)),
      ),
    )
  return db()
    .select({ orderItemId: orderItems.id, vehicleId: orderItems.vehicleId })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.status, 'confirmed'),
        lte(orderItems.bookedFrom, after),
        or(
          and(between(orderItems.bookedFrom, before, after), not(isSent('first-day', sql`${orderItems.bookedFrom}`))),
          and(
            lte(orderItems.bookedTo, today),
            or(not(isSent('overdue', sql`${orderItems.bookedTo}`)), sql`exists (${bookedNext})`),
          ),
        ),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
}

function isSent(kind: DueKind, day: SQL): SQL {
  return sql`exists (select from ${dueNotices} where ${dueNotices.orderItemId} = ${orderItems.id}
    and ${dueNotices.kind} = ${kind} and ${dueNotices.day} = ${day})`
}

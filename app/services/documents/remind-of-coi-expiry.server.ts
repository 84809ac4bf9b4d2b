import { and, eq, gte, lte, max } from 'drizzle-orm'
import { type CoiReminder, coiReminderDue } from '~/models/orders/coi-cover'
import { COI_REMINDER_DAYS } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, documents, inTransaction, orderItems, orders, projects } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { notifyCoiExpires } from './coi-expiry-email.server'

/**
 * Reminds members who may upload another certificate before one expires during a rental. Idempotent: sends each
 * reminder once per certificate. A reminder that was missed is sent on the next day.
 */
export async function remindOfCoiExpiry(asker: ServerAsker): Promise<void> {
  const today = todayIn(HOME_ZONE, now())
  for (const coi of await selectExpiring(today)) {
    const days = coiReminderDue(coi, today)
    if (days !== null) await remind(asker, coi, days, today)
  }
}

type Expiring = Awaited<ReturnType<typeof selectExpiring>>[number]

async function selectExpiring(today: Day) {
  return db()
    .select({
      documentId: documents.id,
      expiresOn: documents.expiresOn,
      orderId: documents.orderId,
      projectId: projects.id,
      title: projects.title,
      lastDay: max(orderItems.bookedTo),
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.status, 'confirmed')))
    .where(
      and(
        eq(documents.kind, 'coi'),
        eq(documents.status, 'current'),
        gte(documents.expiresOn, today),
        lte(documents.expiresOn, addDays(today, COI_REMINDER_DAYS[0])),
      ),
    )
    .groupBy(documents.id, projects.id)
    .orderBy(documents.id)
}

async function remind({ origin }: ServerAsker, coi: Expiring, days: CoiReminder, today: Day): Promise<void> {
  const { expiresOn, lastDay } = coi
  if (!expiresOn || !lastDay) return
  await inTransaction((tx) => notifyCoiExpires(tx, { ...coi, expiresOn, lastDay, days, today, origin }))
}

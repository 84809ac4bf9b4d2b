import { and, eq, gte, lte, max } from 'drizzle-orm'
import { type CoiReminder, coiReminderDue } from '~/models/orders/coi-cover'
import { COI_REMINDER_DAYS } from '~/models/trade/constants'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { documentPaths } from '~/models/trade/paths/documents'
import { pluralize } from '~/models/trade/words/text'
import { now } from '~/server/clock.server'
import { db, documents, inTransaction, orderItems, orders, projects } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'

/**
 * Emails those who may upload another one before a certificate expires while a rental lasts longer. Idempotent: each reminder once
 * for each certificate; one whose day was missed goes out on the next.
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
  const { orderId, projectId, title, expiresOn, lastDay, documentId } = coi
  if (!expiresOn || !lastDay) return
  const left = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  await inTransaction(async (tx) => {
    for (const to of await membersWho(tx, 'changeOrders', [projectId])) {
      await writeMail(tx, {
        type: 'coi-expires',
        to,
        subject: `The COI for order #${orderId} expires ${left === 0 ? 'today' : `in ${pluralize(left, 'day')}`}`,
        parts: [
          `The certificate of insurance for order #${orderId}, ${title}, expires before the last rental day.`,
          {
            facts: [
              ['COI expires', formatDayOfYear(expiresOn)],
              ['Last rental day', formatDayOfYear(lastDay)],
            ],
          },
          'Please upload one that covers the whole rental.',
        ],
        href: `${origin}${documentPaths.orderDocuments(orderId)}`,
        key: `${documentId}/${expiresOn}/${days}`,
      })
    }
  })
}

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { signerReminderDue } from '~/models/signing/reminders'
import type { Day } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { agreements, db, inTransaction, orderItems } from '~/server/db/client.server'
import { errorText, log } from '~/server/log.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { allEvents, lockSigning, SYSTEM_ACTOR } from './agreement/events.server'
import { reissueSigningLink } from './resend-agreement.server'

const REMINDER = 'Reminder'

/** Emails signers who have not answered. Idempotent: each reminder is sent once. */
export async function remindSigners(server: ServerAsker): Promise<void> {
  for (const waiting of await unsigned())
    await remind(server, waiting).catch((error) =>
      log.error({ agreement: waiting.id, error: errorText(error) }, 'reminding a signer failed'),
    )
}

type Waiting = Awaited<ReturnType<typeof unsigned>>[number]

function remind({ origin }: ServerAsker, { id, orderId, createdAt, firstDay }: Waiting): Promise<void> {
  return inTransaction(async (tx) => {
    await lockSigning(tx, orderId)
    const events = await allEvents(tx, orderId)
    const done = events
      .filter(({ agreementId, kind }) => agreementId === id && kind === 'reminded')
      .flatMap(({ details }) => details.filter(([label]) => label === REMINDER).map(([, name]) => name))
    const sentOn = todayIn(HOME_ZONE, createdAt)
    const reminder = signerReminderDue({ today: todayIn(HOME_ZONE, now()), sentOn, firstDay, done })
    if (reminder === null) return
    const details = [[REMINDER, reminder]] as const
    await reissueSigningLink(tx, SYSTEM_ACTOR, { agreementId: id, origin, kind: 'reminded', details })
  })
}

/** Unanswered agreements, each with the first booked day. */
function unsigned() {
  return db()
    .select({
      id: agreements.id,
      orderId: agreements.orderId,
      createdAt: agreements.createdAt,
      firstDay: sql<Day>`min(${orderItems.bookedFrom})::text`,
    })
    .from(agreements)
    .innerJoin(orderItems, and(eq(orderItems.orderId, agreements.orderId), eq(orderItems.status, 'confirmed')))
    .where(and(eq(agreements.status, 'not_signed'), isNotNull(agreements.text)))
    .groupBy(agreements.id)
}

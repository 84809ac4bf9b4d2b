import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { dueReturns } from './due-returns.server'
import { notifyReturn } from './return-email.server'

/**
 * Reminds the members who see the rental company one day before a rented vehicle has to be returned, or on that day if
 * the reminder was missed. Idempotent: once per vehicle and return day.
 */
export async function remindOfReturns({ origin }: ServerAsker): Promise<void> {
  for (const due of await dueReturns(todayIn(HOME_ZONE, now()))) {
    await inTransaction((tx) => notifyReturn(tx, due, origin))
  }
}

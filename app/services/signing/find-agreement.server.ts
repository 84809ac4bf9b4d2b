import { type SQL, sql } from 'drizzle-orm'
import { agreementActions } from '~/models/signing/agreement-status'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { formatDayOfYear } from '~/models/trade/days/day'
import { formatInstantOfYear, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { signingPaths } from '~/models/trade/paths/signing'
import type { OrderStatus } from '~/models/trade/vocabulary/orders'
import { agreements, db, signingEvents } from '~/server/db/client.server'
import { currentOf } from './agreement/agreement.server'

/** `email`: the asker's address. */
type Seen = { email: string; status: OrderStatus; access: AccessContext }

/** The current agreement of an order as the order's page shows it; null if there is none. */
export async function findAgreement(orderId: number, { email, status: orderStatus, access }: Seen) {
  const [agreement] = await db()
    .select({
      firstName: agreements.firstName,
      lastName: agreements.lastName,
      email: agreements.email,
      title: agreements.title,
      status: agreements.status,
      declineReason: agreements.declineReason,
      answeredAt: agreements.answeredAt,
      isSealed: sql<boolean>`${agreements.documentKey} is not null`,
      changes: CHANGES,
      sends: SENDS,
    })
    .from(agreements)
    .where(currentOf(orderId))
  if (!agreement) return null
  const { answeredAt, isSealed, sends, ...shown } = agreement
  const isSigner = shown.email.toLowerCase() === email.toLowerCase()
  return {
    ...shown,
    answeredOn: answeredAt && formatDayOfYear(todayIn(HOME_ZONE, answeredAt)),
    sends: { count: sends.count, last: sends.last && formatInstantOfYear(new Date(sends.last), HOME_ZONE) },
    actions: agreementActions({ status: shown.status, orderStatus, access, isSigner }),
    // a document signed after the agreement was voided is only listed among the documents
    document:
      shown.status === 'signed' && isSealed && can('seePrices', access) ? signingPaths.orderAgreement(orderId) : null,
  }
}

/** How often it was emailed to its signer, reminders included, and when last, as JSON. */
export const SENDS: SQL<{ count: number; last: string | null }> = sql<{ count: number; last: string | null }>`(
  select json_build_object('count', count(*)::int, 'last', max(${signingEvents.at})) from ${signingEvents}
  where ${signingEvents.agreementId} = ${agreements.id} and ${signingEvents.kind} in ('sent', 'resent', 'reminded'))`

/** The number of order changes since it was signed. */
const CHANGES: SQL<number> = sql<number>`(select count(*)::int from ${signingEvents}
  where ${signingEvents.agreementId} = ${agreements.id} and ${signingEvents.kind} = 'amended')`

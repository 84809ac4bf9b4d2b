import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { signingPaths } from '~/models/trade/paths/signing'
import { db } from '~/server/db/client.server'
import { agreements, signingEvents } from '~/server/db/schema'
import { findFile } from '~/server/files/store.server'
import type { OverviewDocument } from './overview-document'

/**
 * Of these orders: the sealed agreements that count, each as an entry among all papers, and what was signed in DocuSign
 * after it was withdrawn, which says so.
 */
export async function sealedAgreements(orderIds: readonly number[]): Promise<OverviewDocument[]> {
  if (orderIds.length === 0) return []
  const rows = await db()
    .select({ agreement: agreements, key: agreements.documentKey, event: signingEvents })
    .from(agreements)
    .innerJoin(
      signingEvents,
      and(eq(signingEvents.agreementId, agreements.id), inArray(signingEvents.kind, ['sealed', 'fetched'])),
    )
    .where(
      and(
        inArray(agreements.orderId, [...orderIds]),
        ne(agreements.status, 'replaced'),
        isNotNull(agreements.documentKey),
      ),
    )
  return rows.map(({ agreement, key, event }) => {
    const { orderId, answeredAt } = agreement
    const counts = agreement.status === 'signed'
    const name = `Rental agreement ${orderId}.pdf`
    return {
      id: agreement.id,
      orderId,
      title: 'Rental agreement',
      state: counts ? null : 'Signed after it was voided',
      name,
      savedAs: name,
      href: signingPaths.orderAgreement(orderId),
      size: '',
      sha256: event.documentSha256,
      isOurs: true,
      find: () => findFile(key ?? ''),
      note: null,
      by: `Signed by ${personName(agreement)}`,
      at: formatInstantOfYear(answeredAt ?? event.at, HOME_ZONE),
    }
  })
}

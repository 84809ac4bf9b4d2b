import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { transact } from '~/server/db/transact.server'
import type { Actor } from '~/server/session/asker.server'
import { amendItem } from './amend-item.server'
import { checkAmendment, isRepeat } from './check-amendment.server'
import { type AnyItemAt, lockItem } from './lock-item.server'

/**
 * Cancels a booked vehicle before its rental starts: its days are free again and nothing is owed for it. `revision` is
 * that of the item as the page showed it. Idempotent.
 */
export function cancelItem(asker: Actor, at: AnyItemAt, { revision }: { revision: number }): Promise<Outcome> {
  return transact(AMENDMENT_DIALOGS.cancel.failed, async (tx) => {
    const item = await lockItem(tx, asker, at)
    if (await isRepeat(tx, asker, item, { kind: 'cancel', revision, booking: null })) return { ok: true }
    const refusal = checkAmendment('cancel', item, revision)
    if (refusal) return refusal

    await amendItem(tx, asker, item, { kind: 'cancel', booking: null, price: 0 })
    return { ok: true }
  })
}

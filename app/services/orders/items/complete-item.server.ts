import { checkItemDays } from '~/models/orders/items/item-days'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Day } from '~/models/trade/days/days'
import { transact } from '~/server/db/transact.server'
import type { Actor } from '~/server/session/asker.server'
import { amendItem } from './amend-item.server'
import { checkAmendment, isRepeat } from './check-amendment.server'
import { type AnyItemAt, lockItem } from './lock-item.server'

/** `to`: the last day of the rental. `revision`: of the item as the page showed it. */
type Completion = { to: Day; revision: number }

/**
 * Ends a rental that has started with one of its days as the last, today at the latest. The days after it are free
 * again; the price stays. Idempotent.
 */
export function completeItem(asker: Actor, at: AnyItemAt, { to, revision }: Completion): Promise<Outcome> {
  return transact(AMENDMENT_DIALOGS.complete.failed, async (tx) => {
    const item = await lockItem(tx, asker, at)
    const booking = { from: item.booking.from, to }
    if (await isRepeat(tx, asker, item, { kind: 'complete', revision, booking })) return { ok: true }
    const refusal = checkAmendment('complete', item, revision) ?? checkItemDays('complete', booking, item)
    if (refusal) return refusal

    await amendItem(tx, asker, item, { kind: 'complete', booking, price: item.price })
    return { ok: true }
  })
}

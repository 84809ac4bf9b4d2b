import { checkItemDays } from '~/models/orders/items/item-days'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { checkPriceSeen, priceOf } from '~/models/orders/items/item-price'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Day } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import { transact } from '~/server/db/transact.server'
import type { Actor } from '~/server/session/asker.server'
import { amendItem } from './amend-item.server'
import { checkAmendment, checkOverlap, checksByConstraint, isRepeat } from './check-amendment.server'
import { type AnyItemAt, lockItem } from './lock-item.server'

/** `revision`: of the item as the page showed it. `seen`: the price for these days that it showed, before tax. */
type NewDays = { from: Day; to: Day; revision: number; seen?: Cents | undefined }

/**
 * Gives a booked vehicle other days before its rental starts, at the price that follows from what was frozen with the
 * order. Taken days are refused with alternatives; a price that the page did not show has to be confirmed. Idempotent.
 */
export function changeDays(asker: Actor, at: AnyItemAt, { from, to, revision, seen }: NewDays): Promise<Outcome> {
  const booking = { from, to }
  return transact(
    AMENDMENT_DIALOGS.change.failed,
    async (tx) => {
      const item = await lockItem(tx, asker, at)
      if (await isRepeat(tx, asker, item, { kind: 'change', revision, booking, seen })) return { ok: true }
      const price = priceOf(item.rates, booking)
      const refusal =
        checkAmendment('change', item, revision) ??
        checkItemDays('change', booking, item) ??
        (await checkOverlap(tx, 'change', item, booking)) ??
        checkPriceSeen(price, seen)
      if (refusal) return refusal

      await amendItem(tx, asker, item, { kind: 'change', booking, price })
      return { ok: true }
    },
    checksByConstraint('change', asker, at, booking),
  )
}

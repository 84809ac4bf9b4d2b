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

/** `revision`: of the item as the page showed it. `seen`: the price for all days that it showed, before tax. */
type Extension = { to: Day; revision: number; seen?: Cents | undefined }

/**
 * Keeps a vehicle longer once its rental has started, at the price that follows from what was frozen with the order.
 * Refused, confirmed and repeated like a change of days.
 */
export function extendItem(asker: Actor, at: AnyItemAt, { to, revision, seen }: Extension): Promise<Outcome> {
  return transact(
    AMENDMENT_DIALOGS.extend.failed,
    async (tx) => {
      const item = await lockItem(tx, asker, at)
      const booking = { from: item.booking.from, to }
      if (await isRepeat(tx, asker, item, { kind: 'extend', revision, booking, seen })) return { ok: true }
      const refusal = checkAmendment('extend', item, revision) ?? checkItemDays('extend', booking, item)
      if (refusal) return refusal
      const price = priceOf(item.rates, booking)
      const taken = (await checkOverlap(tx, 'extend', item, booking)) ?? checkPriceSeen(price, seen)
      if (taken) return taken

      await amendItem(tx, asker, item, { kind: 'extend', booking, price })
      return { ok: true }
    },
    checksByConstraint('extend', asker, at, { to }),
  )
}

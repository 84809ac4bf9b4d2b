import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { ITEM_NOUNS } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface ItemActsProps {
  item: OrderView['items'][number]
  /** The page of its order, below which its dialogs stand. */
  at: string
}

/** What can be done to a booked vehicle, each in its dialog, and why the rest cannot. */
export function ItemActs({ item, at }: ItemActsProps) {
  const { acts, id, title } = item
  if (acts.length === 0) return null
  const reasonId = `reason-${id}`
  const [reason] = acts.flatMap((each) => each.reason ?? [])
  return (
    <div className="no-print mt-4 grid gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {acts.map((each) => {
          const words = (
            <>
              {AMENDMENT_DIALOGS[each.act].button}
              <span className="sr-only"> {title}</span>
            </>
          )
          return each.reason === null ? (
            <Link
              key={each.act}
              className={BUTTON_CLASS.outline}
              to={`${at}/${id}/${ITEM_NOUNS[each.act]}`}
              preventScrollReset
            >
              {words}
            </Link>
          ) : (
            <button key={each.act} type="button" className={BUTTON_CLASS.outline} disabled aria-describedby={reasonId}>
              {words}
            </button>
          )
        })}
      </div>
      {reason && (
        <p className="text-sm text-quiet" id={reasonId}>
          {reason}
        </p>
      )}
    </div>
  )
}

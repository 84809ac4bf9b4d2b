import { PhoneLink } from '~/components/ui/phone-link'
import { allowedChangesText } from '~/models/orders/items/item-actions'
import type { OrderItemStatus } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface AskToChangeProps {
  status: OrderItemStatus
  people: OrderView['changedBy']
}

/** Whom to call or ask about a rental, for members who may not change it themselves. */
export default function AskToChange({ status, people }: AskToChangeProps) {
  const allowed = allowedChangesText(status)
  if (!allowed) return null
  return (
    <p className="no-print mt-2 text-sm text-quiet">
      {people.every(({ phone }) => phone) ? 'Call' : 'Ask'}{' '}
      {people.map(({ id, name, phone }, index) => (
        <span key={id}>
          {index > 0 && 'or '}
          <bdi>{name}</bdi>
          {phone && (
            <>
              , <PhoneLink phone={phone} name={name} className="-my-3" />
            </>
          )}
          {phone && ','}{' '}
        </span>
      ))}
      {allowed}.
    </p>
  )
}

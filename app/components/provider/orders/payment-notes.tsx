import { Link } from '@remix-run/react'
import { providerPaths } from '~/models/trade/paths/provider'
import type { OrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'
import { BUTTON_CLASS } from '../../ui/button-class'
import { Icon } from '../../ui/icon'

interface PaymentNotesProps {
  orderId: number
  notes: OrderAtDesk['notes']
}

/** What the staff have written down about an order's payment, for themselves. */
export function PaymentNotes({ orderId, notes }: PaymentNotesProps) {
  return (
    <section className="sheet p-5" aria-labelledby="payment-notes">
      <h2 id="payment-notes" className="text-lg">
        Payment notes
      </h2>
      <p className="text-sm text-quiet">Staff only. Not visible to crews or owners.</p>
      {notes.length > 0 && (
        <ol className="mt-2 divide-y divide-base-300">
          {notes.map(({ number, text, who, when }) => (
            <li key={number} className="py-3">
              <p className="whitespace-pre-line break-words">{text}</p>
              <p className="text-sm text-quiet">
                {who}, {when}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Link className={`${BUTTON_CLASS.outline} mt-3`} to={providerPaths.paymentNote(orderId)} preventScrollReset>
        <Icon name="pen" />
        Add note
      </Link>
    </section>
  )
}

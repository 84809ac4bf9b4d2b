import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Section } from '~/components/ui/section'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskOrderView } from '~/services/provider/orders/require-desk-order.server'

/** Internal notes by staff about an order's payment. */
export function PaymentNotes({ orderId, notes }: { orderId: number } & Pick<DeskOrderView, 'notes'>) {
  return (
    <Section headingId="payment-notes" title="Payment notes">
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
    </Section>
  )
}

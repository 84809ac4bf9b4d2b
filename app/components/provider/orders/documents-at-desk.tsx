import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { providerPaths } from '~/models/trade/paths/provider'
import type { OrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

interface DocumentsAtDeskProps extends Pick<OrderAtDesk, 'papers'> {
  orderId: number
}

/** What there is on paper of an order, to be saved. */
export function DocumentsAtDesk({ orderId, papers }: DocumentsAtDeskProps) {
  return (
    <section className="sheet p-5" aria-labelledby="papers">
      <h2 id="papers" className="text-lg">
        Documents
      </h2>
      {papers.length === 0 && <p className="mt-2">-</p>}
      <ul className="mt-2 divide-y divide-base-300 text-sm">
        {papers.map(({ id, title, state, name, by, at, size, note, href }) => (
          <li key={id} className="py-2">
            <a className="link tap justify-start font-semibold" href={href}>
              {title}
              <span className="sr-only">, {name}</span>
            </a>
            {state && <p>{state}</p>}
            <p className="break-words text-quiet">{[by, at, size].filter(Boolean).join(', ')}</p>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {papers.length > 0 && (
        <a className={`${BUTTON_CLASS.outline} mt-3 w-full`} href={providerPaths.orderDocumentsZip(orderId)}>
          <Icon name="download" />
          Download all
        </a>
      )}
    </section>
  )
}

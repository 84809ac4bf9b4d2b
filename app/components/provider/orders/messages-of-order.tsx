import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { providerPaths } from '~/models/trade/paths/provider'
import type { OrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

/** The mail about an order, the newest first: to whom, when and what became of it. What it says is nobody's but theirs. */
export function MessagesOfOrder({ letters }: { letters: OrderAtDesk['letters'] }) {
  const hasUndelivered = letters.some(({ reason }) => reason !== null)
  return (
    <section className="sheet p-5" aria-labelledby="letters">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="letters" className="text-lg">
          Email
        </h2>
        {hasUndelivered && (
          <Link className="link inline-flex min-h-11 items-center" to={providerPaths.undelivered()}>
            Resend failed mail
          </Link>
        )}
      </div>
      {letters.length === 0 && <p className="mt-2 text-quiet">No mail sent for this order.</p>}
      <ul className="mt-2 divide-y divide-base-300">
        {letters.map(({ id, recipient, subject, written, state, reason }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow basis-56">
              <p className="break-words">{subject}</p>
              <p className="text-sm break-words text-quiet">
                {recipient}, {written}
              </p>
              {reason && <p className="text-sm text-refused">{reason}</p>}
            </div>
            <Status {...state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

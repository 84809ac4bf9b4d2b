import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import type { MessageRow } from '~/models/provider/order-messages'
import { providerPaths } from '~/models/trade/paths/provider'

/** The emails about an order, newest first: recipients, time and status. Their text is not shown to staff. */
export function MessagesOfOrder({ messages }: { messages: readonly MessageRow[] }) {
  const hasUndelivered = messages.some(({ reason }) => reason !== null)
  return (
    <section className="sheet p-5" aria-labelledby="messages">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="messages" className="text-lg">
          Email
        </h2>
        {hasUndelivered && (
          <Link className="link inline-flex min-h-11 items-center" to={providerPaths.undelivered()}>
            Resend failed mail
          </Link>
        )}
      </div>
      {messages.length === 0 && <p className="mt-2 text-quiet">No mail sent for this order.</p>}
      <ul className="mt-2 divide-y divide-base-300">
        {messages.map(({ id, subject, to, recipients, written, state, reason }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow basis-56">
              <p className="break-words">{subject}</p>
              {recipients.length > 0 ? (
                <details className="text-sm text-quiet">
                  <summary className="-my-3 flex cursor-pointer items-center gap-2 py-3">
                    <span className="min-w-0 break-words">
                      {to}, {written}
                    </span>
                    <Icon name="down" className="turns w-4!" />
                  </summary>
                  <ul className="wrap-anywhere">
                    {recipients.map((recipient) => (
                      <li key={recipient}>{recipient}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                <p className="text-sm break-words text-quiet">
                  {to}, {written}
                </p>
              )}
              {reason && <p className="text-sm text-refused">{reason}</p>}
            </div>
            <Status {...state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

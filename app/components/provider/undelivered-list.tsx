import { Form } from '@remix-run/react'
import { providerPaths } from '~/models/trade/paths/provider'
import type { UndeliveredRow } from '~/services/provider/mail/undelivered-page.server'
import { EmptyState } from '../ui/feedback/empty-state'
import { Status } from '../ui/feedback/note'
import { SubmitButton } from '../ui/submit-button'

interface UndeliveredListProps {
  letters: readonly UndeliveredRow[]
  /** The query of this page of the list. */
  search: string
}

/** Mail and text messages that did not arrive, each with why, and the way to send it again. */
export function UndeliveredList({ letters, search }: UndeliveredListProps) {
  if (letters.length === 0) {
    return <EmptyState title="All mail delivered." hint="Bounced or failed mail shows up here." />
  }
  return (
    <ul className="sheet divide-y divide-base-300">
      {letters.map((letter) => (
        <li key={letter.id} className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <UndeliveredMessage letter={letter} />
          <div className="sm:self-center">
            {letter.isRepeatable ? (
              <Form method="post" action={providerPaths.repeatedDelivery(letter.id) + search} preventScrollReset>
                <SubmitButton look="outline" action={providerPaths.repeatedDelivery(letter.id) + search}>
                  Resend
                  <span className="sr-only"> to {letter.recipient}</span>
                </SubmitButton>
              </Form>
            ) : (
              <p className="text-sm text-quiet sm:max-w-40">The text is no longer available.</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function UndeliveredMessage({ letter }: { letter: UndeliveredRow }) {
  const { kind, recipient, subject, written, tries, retryAt, reason, technical } = letter
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">{recipient}</p>
        <Status tone={retryAt ? 'waiting' : 'refused'} label={retryAt ? 'Waiting' : 'Failed'} />
      </div>
      <p className="break-words">
        {kind}
        {subject && <span className="text-quiet">: {subject}</span>}
      </p>
      <p className="text-sm text-quiet">
        Written {written}. {tries === 1 ? '1 try' : `${tries} tries`}
        {retryAt && `, the next one ${retryAt}`}.
      </p>
      <p className="mt-2">{reason}</p>
      {technical && <p className="text-sm break-words text-quiet">{technical}</p>}
    </div>
  )
}

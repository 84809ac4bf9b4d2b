import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { Section } from '~/components/ui/section'
import { LISTING_TEXTS } from '~/models/owner/listing-badges'
import { LISTING_ACTION_TEXTS } from '~/models/owner/listing-texts'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
import type { ListingView } from '~/services/owner/listing.server'

interface ListingSectionProps {
  listing: ListingView
  /** Returns the address of a change's dialog. */
  toOf: (kind: ListingActionKind) => string
  /** For staff: how to reach the owner. */
  contact?: ReactNode
}

/** A listing's status and its meaning, what is missing, the possible changes, and the history. */
export function ListingSection({
  listing: { status, request, gaps, actions, history },
  toOf,
  contact,
}: ListingSectionProps) {
  const { search } = useLocation()
  return (
    <Section headingId="listing" title="Listing" className="max-sm:p-4">
      <p className="mt-1 text-sm text-quiet">{LISTING_TEXTS[status]}</p>
      {request && (
        <Note tone="waiting" className="mt-3 break-words">
          <p>{request.note}</p>
          <p className="text-sm">
            {request.by}, {request.when}
          </p>
        </Note>
      )}
      {contact}
      {gaps.length > 0 && (
        <Note tone="waiting" className="mt-3">
          <p>Before it can be listed:</p>
          <ul className="mt-1 list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Note>
      )}
      {actions.length > 0 && (
        <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>:last-child:nth-child(odd)]:col-span-2">
          {actions.map((kind) => (
            <Link key={kind} className={LOOKS[kind]} to={toOf(kind) + search} preventScrollReset>
              {LISTING_ACTION_TEXTS[kind].button}
            </Link>
          ))}
        </div>
      )}
      {history.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold">History</h3>
          <ol className="mt-1 divide-y divide-base-300 text-sm">
            {history.map(({ id, what, when, by, note }) => (
              <li key={id} className="py-2 break-words">
                {what} {when} <span className="text-quiet">by {by}</span>
                {note && note !== request?.note && <p className="text-quiet">{note}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

const LOOKS: Record<ListingActionKind, string> = {
  listing: BUTTON_CLASS.primary,
  reactivation: BUTTON_CLASS.primary,
  'edit-request': BUTTON_CLASS.outline,
  deactivation: BUTTON_CLASS.outline,
  deletion: `${BUTTON_CLASS.outline} sm:ml-auto`,
}

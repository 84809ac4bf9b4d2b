import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Note } from '~/components/ui/feedback/note'
import type { ThreadState } from '~/models/deals/inbox'
import { type Cents, formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'

interface AnswersAtDeskProps {
  id: string
  lastOffer: Cents
  state: ThreadState
  owner: string | null
  /** The query of the list behind. */
  search: string
}

/** What the staff can answer for the owner of a vehicle, each in its dialog. */
export function AnswersAtDesk({ id, lastOffer, state, owner, search }: AnswersAtDeskProps) {
  if (state !== 'toAnswer') {
    return (
      <Note tone="gone" className="mt-4">
        {state === 'waiting' ? 'Waiting for the crew.' : 'No response needed.'}
      </Note>
    )
  }
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-sm text-quiet">Waiting on {owner}. You can respond on their behalf, with a reason.</p>
      <div className="flex flex-wrap gap-2">
        <Link className={BUTTON_CLASS.primary} to={providerPaths.answer(id, 'acceptance') + search} preventScrollReset>
          Accept {formatExact(lastOffer)}
        </Link>
        <Link className={BUTTON_CLASS.outline} to={providerPaths.answer(id, 'negotiation') + search} preventScrollReset>
          Negotiate
        </Link>
        <Link
          className={`${BUTTON_CLASS.ghost} text-refused`}
          to={providerPaths.answer(id, 'decline') + search}
          preventScrollReset
        >
          Decline
        </Link>
      </div>
    </div>
  )
}

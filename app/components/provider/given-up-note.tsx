import { Link } from '@remix-run/react'
import { givenUpWarning } from '~/models/provider/mail-desk'
import { providerPaths } from '~/models/trade/paths/provider'
import { Note } from '../ui/feedback/note'

/** Warns staff of messages that could not be delivered; renders nothing for none. */
export function GivenUpNote({ count }: { count: number }) {
  const warning = givenUpWarning(count)
  if (warning === null) return null
  return (
    <Note tone="refused" className="mt-5">
      {warning}{' '}
      <Link className="link" to={providerPaths.undelivered()}>
        View details
      </Link>
    </Note>
  )
}

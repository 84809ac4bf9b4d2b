import { Link } from '@remix-run/react'
import { givenUpWarning } from '~/models/provider/mail-desk'
import { providerPaths } from '~/models/trade/paths/provider'
import { Note } from '../ui/note'

/** Tells the desk that letters were given up; nothing while none was. */
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

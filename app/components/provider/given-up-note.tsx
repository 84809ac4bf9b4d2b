import { Link } from '@remix-run/react'
import { givenUpWarning } from '~/models/provider/mail-desk'
import { deskPaths } from '~/models/trade/addresses/desk/paths'
import { Note } from '../ui/note'

/** Tells the desk that letters were given up; nothing while none was. */
export function GivenUpNote({ count }: { count: number }) {
  const warning = givenUpWarning(count)
  if (warning === null) return null
  return (
    <Note tone="refused" className="mt-5">
      {warning}{' '}
      <Link className="link" to={deskPaths.undelivered()}>
        View details
      </Link>
    </Note>
  )
}

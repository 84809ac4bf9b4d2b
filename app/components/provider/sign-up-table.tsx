import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { providerPaths } from '~/models/trade/paths/provider'
import type { SignUpRow } from '~/services/provider/sign-ups.server'

interface SignUpTableProps {
  rows: readonly SignUpRow[]
  /** They wait for a decision. */
  isOpen: boolean
  /** The query of the list, which the requests lead back to. */
  search: string
}

/** Requests for an account, each with a link to its dialog; on small screens each row is a card. */
export function SignUpTable({ rows, isOpen, search }: SignUpTableProps) {
  return (
    <table className="list-table desk-table desk-requests sheet overflow-hidden">
      <caption className="sr-only">Requests</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Position and company</th>
          <th scope="col">Requested</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, title, company, when }) => (
          <tr key={id} className="relative">
            <th scope="row" className="break-words">
              {name}
              <span className="block font-normal text-quiet">{email}</span>
            </th>
            <td className="position break-words">
              {title}
              {company && <span className="block text-quiet">{company}</span>}
            </td>
            <td className="figure text-quiet">{when}</td>
            <td className="actions">
              <Link
                className={`${BUTTON_CLASS.outline} after:absolute after:inset-0`}
                to={providerPaths.signUpRequest(id) + search}
                preventScrollReset
              >
                {isOpen ? 'Review' : 'Open'}
                <span className="sr-only"> the request of {name}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

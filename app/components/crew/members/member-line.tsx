import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Status } from '~/components/ui/feedback/note'
import { shortEmail, shortName } from '~/models/crew/short-names'
import { crewPaths } from '~/models/trade/paths/crew'
import type { MemberRow } from '~/services/crew/members/all-members.server'

interface MemberLineProps {
  projectId: string
  member: MemberRow
  view: string
  /** In the place of the role while it is changed. */
  form: ReactNode
}

/** One member of a project. */
export function MemberLine({ projectId, member, view, form }: MemberLineProps) {
  const { name, email, role, isInvited, isSelf } = member
  const person = name || email
  return (
    <tr>
      <th scope="row">
        {name ? <Shortened full={name} short={shortName(name)} /> : '-'}
        {isSelf && <span className="font-normal text-quiet"> (you)</span>}
      </th>
      <td className="max-lg:w-full">
        <Shortened full={email} short={shortEmail(email)} />
      </td>
      {form ? (
        <td colSpan={3}>{form}</td>
      ) : (
        <>
          <td>{role}</td>
          <td>
            <Status tone={isInvited ? 'waiting' : 'available'} label={isInvited ? 'Invited' : 'Active'} />
          </td>
          <td>
            <Steps projectId={projectId} member={member} person={person} view={view} />
          </td>
        </>
      )}
    </tr>
  )
}

type StepsProps = { projectId: string; member: MemberRow; person: string; view: string }

/** What may be done about a member. */
function Steps({ projectId, member, person, view }: StepsProps) {
  const { accountId } = member
  return (
    <div className="flex flex-wrap justify-end">
      {member.mayChangeRole && (
        <Link className="tap px-2" to={crewPaths.memberRole(projectId, accountId) + view} preventScrollReset replace>
          Edit<span className="sr-only"> the role of {person}</span>
        </Link>
      )}
      {member.mayInviteAgain && (
        <Form method="post" action={crewPaths.memberInvitation(projectId, accountId) + view} replace>
          <button type="submit" className="tap px-2">
            Resend<span className="sr-only"> the invitation of {person}</span>
          </button>
        </Form>
      )}
      {member.mayRemove && (
        <Link className="tap px-2" to={crewPaths.memberRemoval(projectId, accountId) + view} preventScrollReset replace>
          Remove<span className="sr-only"> {person}</span>
        </Link>
      )}
    </div>
  )
}

/** Words of which a part is shown, until they are opened; readers are told the whole. */
function Shortened({ full, short }: { full: string; short: string }) {
  if (short === full) return full
  return (
    <details className="inline-block align-top">
      <summary title={full} className="-my-3 py-3">
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{full}</span>
      </summary>
      <span aria-hidden="true" className="text-quiet">
        {full}
      </span>
    </details>
  )
}

import { Form, Link, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Status } from '~/components/ui/feedback/note'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { Icon } from '~/components/ui/icon'
import { shortEmail, shortName } from '~/models/crew/short-names'
import { crewPaths } from '~/models/trade/paths/crew'
import type { MemberRow } from '~/services/crew/members.server'

interface MembersDialogProps {
  projectId: string
  /** The project and its counts. */
  subtitle: string
  members: readonly MemberRow[]
  may: { invite: boolean; leave: boolean; handOver: boolean }
  closeTo: string
  /** The query of the page behind. */
  view: string
  /** Whose role is being changed, and the form for it. */
  editing?: { accountId: string; form: ReactNode }
}

/** Everybody who belongs to a project, and what may be done about them. */
export function MembersDialog({ projectId, subtitle, members, may, closeTo, view, editing }: MembersDialogProps) {
  return (
    <Dialog title="Members" subtitle={subtitle} closeTo={closeTo} size="large">
      <DialogBody>
        {/* the page's own notice lies behind a modal */}
        <Toast message={useRouteLoaderData<{ toast: ToastMessage | null }>('root')?.toast} />
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Role</th>
              <th scope="col">Status</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberLine
                key={member.accountId}
                projectId={projectId}
                member={member}
                view={view}
                form={editing?.accountId === member.accountId ? editing.form : null}
              />
            ))}
          </tbody>
        </table>
        <p className="mt-4 flex flex-wrap gap-2">
          {may.invite && (
            <Link
              className={BUTTON_CLASS.outline}
              to={crewPaths.invitations(projectId) + view}
              preventScrollReset
              replace
            >
              <Icon name="plus" />
              Invite Members
            </Link>
          )}
          {may.handOver && (
            <Link className={BUTTON_CLASS.ghost} to={crewPaths.handover(projectId) + view} preventScrollReset replace>
              Hand Over Project
            </Link>
          )}
          {may.leave && (
            <Link className={BUTTON_CLASS.ghost} to={crewPaths.departure(projectId) + view} preventScrollReset replace>
              Leave Project
            </Link>
          )}
        </p>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Close" />
    </Dialog>
  )
}

interface MemberLineProps {
  projectId: string
  member: MemberRow
  view: string
  /** In the place of the role while it is changed. */
  form: ReactNode
}

/** One member of a project. */
function MemberLine({ projectId, member, view, form }: MemberLineProps) {
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

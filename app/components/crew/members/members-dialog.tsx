import { Link, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { Icon } from '~/components/ui/icon'
import { crewPaths } from '~/models/trade/paths/crew'
import type { MemberRow } from '~/services/crew/members/all-members.server'
import { MemberLine } from './member-line'

export interface MembersDialogProps {
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

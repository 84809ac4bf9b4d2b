import { Form, Link, useNavigate, useRouteLoaderData } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Status } from '~/components/ui/feedback/note'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { Icon } from '~/components/ui/icon'
import { shortEmail, shortName } from '~/models/crew/short-names'
import type { crewPathsAt } from '~/models/trade/paths/crew'
import type { MemberRow } from '~/services/crew/members.server'
import { Shortened } from './shortened'

interface MembersDialogProps {
  projectId: string
  /** The project and its counts. */
  subtitle: string
  members: readonly MemberRow[]
  may: { invite: boolean; leave: boolean; handOver: boolean }
  /** The addresses of the dialogs over this page. */
  paths: CrewPaths
  /** The query of this page. */
  view: string
  /** The member whose role is being changed, and the form for it. */
  editing?: { accountId: string; form: ReactNode }
}

/** All members of a project with their actions. */
export function MembersDialog({ projectId, subtitle, members, may, paths, view, editing }: MembersDialogProps) {
  const closeTo = paths.pageBehind(projectId) + view
  useFocusReturn(editing && paths.memberRole(projectId, editing.accountId) + view)
  const leaveForm = useEscape(paths.members(projectId) + view)
  return (
    <Dialog title="Members" subtitle={subtitle} closeTo={closeTo} size="large">
      <DialogBody>
        {/* replaces the page's toast, which is behind the modal */}
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
          <tbody onKeyDown={editing && leaveForm}>
            {members.map((member) => (
              <MemberLine
                key={member.accountId}
                member={member}
                to={stepsOf(paths, projectId, member, view)}
                form={editing?.accountId === member.accountId ? editing.form : null}
              />
            ))}
          </tbody>
        </table>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          {may.invite && (
            <Link
              className={`${BUTTON_CLASS.outline} max-sm:w-full`}
              to={paths.invitations(projectId, 'members') + view.replace('?', '&')}
              preventScrollReset
              replace
            >
              <Icon name="plus" />
              Invite Members
            </Link>
          )}
          {may.handOver && (
            <Link className="link tap text-sm" to={paths.handover(projectId) + view} preventScrollReset replace>
              Hand Over Project
            </Link>
          )}
          {may.leave && (
            <Link className="link tap text-sm" to={paths.departure(projectId) + view} preventScrollReset replace>
              Leave Project
            </Link>
          )}
        </p>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Close" />
    </Dialog>
  )
}

type CrewPaths = ReturnType<typeof crewPathsAt>

type StepAddresses = ReturnType<typeof stepsOf>

const stepsOf = (paths: CrewPaths, projectId: string, { accountId }: MemberRow, view: string) => ({
  role: paths.memberRole(projectId, accountId) + view,
  invitation: paths.memberInvitation(projectId, accountId) + view,
  removal: paths.memberRemoval(projectId, accountId) + view,
})

/** Returns focus to the Edit link after the role form, which replaces it, is closed. */
function useFocusReturn(address: string | undefined) {
  const before = useRef(address)
  useEffect(() => {
    if (!address && before.current) {
      const link = Array.from(document.links).find((each) => each.getAttribute('href') === before.current)
      const fallback = document.querySelector<HTMLElement>('dialog h2')
      ;(link ?? fallback)?.focus()
    }
    before.current = address
  }, [address])
}

/** Escape closes the role form, like its Cancel, and not the dialog around it. */
function useEscape(to: string) {
  const navigate = useNavigate()
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    navigate(to, { preventScrollReset: true, replace: true })
  }
}

interface MemberLineProps {
  member: MemberRow
  to: StepAddresses
  /** The role form, shown instead of the role while it is changed. */
  form: ReactNode
}

/** One member of a project. */
function MemberLine({ member, to, form }: MemberLineProps) {
  const { name, email, role, isInvited, isSelf } = member
  const hasSteps = member.mayChangeRole || member.mayInviteAgain || member.mayRemove
  const place = form || !hasSteps || member.mayInviteAgain ? BELOW_EMAIL : BESIDE_EMAIL
  const person = name || email
  return (
    <tr>
      <th scope="row">
        {name ? <Shortened full={name} short={shortName(name)} /> : '-'}
        {isSelf && <span className="font-normal text-quiet"> (you)</span>}
      </th>
      <td className={`max-lg:w-full ${place.email}`}>
        <Shortened full={email} short={shortEmail(email)} />
      </td>
      {form ? (
        <td colSpan={3}>{form}</td>
      ) : (
        <>
          <td className={place.role}>{role}</td>
          <td className={place.role}>
            <Status tone={isInvited ? 'waiting' : 'available'} label={isInvited ? 'Invited' : 'Active'} />
          </td>
          <td className={hasSteps ? place.steps : 'max-lg:hidden'}>
            <Steps member={member} person={person} to={to} />
          </td>
        </>
      )}
    </tr>
  )
}

/** On most phones one or two actions are on the line of the email address, above the role. */
const BESIDE_EMAIL = {
  email: 'min-[23rem]:max-[30rem]:grow min-[23rem]:max-[30rem]:basis-3/5',
  steps: 'min-[23rem]:max-[30rem]:order-1 min-[23rem]:max-[30rem]:-my-3',
  role: 'min-[23rem]:max-[30rem]:order-2',
}
const BELOW_EMAIL = { email: '', steps: '', role: '' }

type StepsProps = { member: MemberRow; person: string; to: StepAddresses }

/** The actions on a member. */
function Steps({ member, person, to }: StepsProps) {
  return (
    <div className="flex flex-wrap justify-end">
      {member.mayChangeRole && (
        <Link className="tap px-2" to={to.role} preventScrollReset replace>
          Edit<span className="sr-only"> the role of {person}</span>
        </Link>
      )}
      {member.mayInviteAgain && (
        <Form method="post" action={to.invitation} replace>
          <button type="submit" className="tap px-2">
            Resend<span className="sr-only"> the invitation of {person}</span>
          </button>
        </Form>
      )}
      {member.mayRemove && (
        <Link className="tap px-2" to={to.removal} preventScrollReset replace>
          Remove<span className="sr-only"> {person}</span>
        </Link>
      )}
    </div>
  )
}

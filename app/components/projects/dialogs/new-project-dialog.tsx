import type { SubmissionResult } from '@conform-to/react'
import { InvitationRows, type RoleChoice } from '~/components/crew/invitation-rows'
import { ListFieldset } from '~/components/lists/list-fieldset'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Icon } from '~/components/ui/icon'
import type { Picture } from '~/components/ui/photo'
import { LIST_FIELDS } from '~/models/lists/list-heading'
import { FIRST_LIST, FIRST_LIST_FIELDS, PROJECT_FIELDS } from '~/models/projects/project-fields'
import { projectPaths } from '~/models/trade/paths/projects'
import { ProjectFieldset } from './project-fieldset'

interface NewProjectDialogProps {
  /** Idempotency key: a form sent twice with the same number makes one project. */
  attempt: number
  /** The roles people can be invited with. */
  roles: readonly RoleChoice[]
  /** The first vehicle of the first list. */
  vehicle: { title: string; picture: Picture | null } | null
  closeTo: string
  lastResult: SubmissionResult | undefined
}

/** Creates a project with its first list. */
export function NewProjectDialog(props: NewProjectDialogProps) {
  const { vehicle, closeTo, lastResult } = props
  return (
    <Dialog
      title="Create Project"
      subtitle={vehicle && `${vehicle.title} goes on its first list.`}
      picture={vehicle?.picture}
      closeTo={closeTo}
    >
      {/* a new attempt number remounts the form */}
      <NewProjectForm key={lastResult?.error?.attempt && String(lastResult.initialValue?.attempt)} {...props} />
    </Dialog>
  )
}

function Fold({ children }: { children: string }) {
  return (
    <summary className="tap font-semibold">
      {children}
      <Icon name="down" className="turns w-4!" />
    </summary>
  )
}

const [NAME, ...DETAILS] = LIST_FIELDS
const FIELDS = [...PROJECT_FIELDS, ...FIRST_LIST_FIELDS, 'attempt'] as const

function NewProjectForm({ attempt, roles, closeTo, lastResult }: NewProjectDialogProps) {
  const together = ['startsOn', 'endsOn']
  const [form, field] = useServerForm({ id: 'new-project', fields: FIELDS, lastResult, together })
  const ofList = (name: (typeof LIST_FIELDS)[number]) => field(FIRST_LIST[name])
  const isInvitationWrong = Object.keys(lastResult?.error ?? {}).some((name) => name.startsWith('invitations'))
  const isDetailed = DETAILS.some((name) => ofList(name).errors)
  return (
    <DialogForm form={form} errors={form.errors ?? field('attempt').errors} submitLabel="Create" cancelTo={closeTo}>
      <input type="hidden" name="attempt" defaultValue={field('attempt').defaultValue ?? attempt} />
      <ProjectFieldset field={field} />
      <fieldset className="mt-8">
        <legend className="mb-3 text-lg font-semibold">First list</legend>
        <ListFieldset field={ofList} names={[NAME]} />
        <details className="mt-3" open={isDetailed || undefined}>
          <Fold>Season, scene, location</Fold>
          <div className="mt-3">
            <ListFieldset field={ofList} names={DETAILS} />
          </div>
        </details>
      </fieldset>
      <details className="mt-6" open={isInvitationWrong || undefined}>
        <Fold>Invite your crew</Fold>
        <div className="mt-3">
          <InvitationRows lastResult={lastResult} roles={roles} checkAt={projectPaths.newProjectCheck()} />
        </div>
      </details>
    </DialogForm>
  )
}

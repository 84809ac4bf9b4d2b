import type { SubmissionResult } from '@conform-to/react'

import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { conformField } from '~/components/ui/form/field-state'

import { useServerForm } from '~/components/ui/form/use-server-form'

import { PROJECT_FIELDS, type ProjectFields } from '~/models/projects/project-fields'
import type { editBaseOf } from '~/models/trade/edits'
import { ProjectFieldset } from './project-fieldset'

interface ProjectDialogProps {
  project: ProjectFields & ReturnType<typeof editBaseOf>
  closeTo: string
  lastResult: SubmissionResult | undefined
}

/** Changes what a project is called, whose it is and when it films. */
export function ProjectDialog(props: ProjectDialogProps) {
  return (
    <Dialog title="Edit Project" subtitle={props.project.title} closeTo={props.closeTo}>
      {/* after a clash the fields start anew: those that were left alone hold what stands now */}
      <ProjectForm key={clashOf(props.lastResult)} {...props} />
    </Dialog>
  )
}

function ProjectForm({ project, closeTo, lastResult }: ProjectDialogProps) {
  const [form, fields] = useServerForm<ProjectFields & ReturnType<typeof editBaseOf>>({
    id: 'project',
    lastResult,
    defaultValue: project,
    together: ['startsOn', 'endsOn'],
  })
  const { revision, loaded } = fields
  const typed = conformField(fields, PROJECT_FIELDS)
  const clashes = PROJECT_FIELDS.filter((name) => fields[name].errors).length
  const isLeftOut = (name: string) => lastResult && !lastResult.fields?.includes(name)
  return (
    <DialogForm form={form} submitLabel={revision.errors ? 'Save anyway' : 'Update'} cancelTo={closeTo}>
      {revision.errors && <ChangedMeanwhile sentences={revision.errors} clashes={clashes} what="project" />}
      <input type="hidden" name="revision" defaultValue={revision.initialValue} />
      <input type="hidden" name="loaded" defaultValue={loaded.initialValue} />
      <ProjectFieldset
        field={(name) => (isLeftOut(name) ? { ...typed(name), defaultValue: project[name] } : typed(name))}
      />
    </DialogForm>
  )
}

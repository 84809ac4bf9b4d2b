import type { SubmissionResult } from '@conform-to/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { ListFieldset } from '~/components/lists/list-fieldset'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { LIST_FIELDS, type ListFields, NO_LIST_YET } from '~/models/lists/list-heading'
import type { editBaseOf } from '~/models/trade/edits'

interface ListDialogProps {
  title: string
  /** The project, or the vehicle that is to go on the list. */
  subtitle: string
  submitLabel: string
  closeTo: string
  lastResult: SubmissionResult | undefined
  /** The list being edited, with the revision its form starts from. */
  list?: ListFields & ReturnType<typeof editBaseOf>
  /** The newest list when the form was rendered: a form sent twice makes one list, the same name later a second. */
  writtenAfter?: string | null
}

/** Creates or edits a list. */
export function ListDialog(props: ListDialogProps) {
  return (
    <Dialog title={props.title} subtitle={props.subtitle} closeTo={props.closeTo} size="full">
      {/* after a conflict the form remounts: fields the user left alone get the current values */}
      <ListForm key={clashOf(props.lastResult)} {...props} />
    </Dialog>
  )
}

const FIELDS = [...LIST_FIELDS, 'writtenAfter', 'revision', 'loaded'] as const

function ListForm({ submitLabel, closeTo, lastResult, list, writtenAfter }: ListDialogProps) {
  const [form, typed] = useServerForm({ id: 'list', fields: FIELDS, lastResult, defaultValue: list })
  const { errors } = typed('revision')
  const clashes = LIST_FIELDS.filter((name) => typed(name).errors).length
  const isLeftOut = (name: string) => lastResult && !lastResult.fields?.includes(name)
  return (
    <DialogForm
      form={form}
      errors={form.errors ?? typed('writtenAfter').errors}
      submitLabel={errors ? 'Save anyway' : submitLabel}
      cancelTo={closeTo}
    >
      {errors && <ChangedMeanwhile sentences={errors} clashes={clashes} what="list" />}
      {writtenAfter !== undefined && <input type="hidden" name="writtenAfter" value={writtenAfter ?? NO_LIST_YET} />}
      {list && <input type="hidden" name="revision" defaultValue={typed('revision').defaultValue} />}
      {list && <input type="hidden" name="loaded" defaultValue={typed('loaded').defaultValue} />}
      <ListFieldset
        field={(name) => (isLeftOut(name) ? { ...typed(name), defaultValue: list?.[name] } : typed(name))}
      />
    </DialogForm>
  )
}

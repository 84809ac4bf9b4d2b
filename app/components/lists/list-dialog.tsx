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
  /** The project, or the vehicle that waits for the list. */
  subtitle: string
  submitLabel: string
  closeTo: string
  lastResult: SubmissionResult | undefined
  /** The list that is edited, and how its form says so. */
  list?: ListFields & ReturnType<typeof editBaseOf>
  /** The newest list when the form was written: a form sent twice is one list, the same words later are another. */
  writtenAfter?: string | null
}

/** Makes a list, or changes what it is called and where it belongs. */
export function ListDialog(props: ListDialogProps) {
  return (
    <Dialog title={props.title} subtitle={props.subtitle} closeTo={props.closeTo}>
      {/* after a clash the fields start anew: those that were left alone hold what stands now */}
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

import type { SubmissionResult } from '@conform-to/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { MoneyField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { BudgetFields } from '~/models/projects/project-fields'
import type { editBaseOf } from '~/models/trade/edits'

interface BudgetDialogProps {
  /** The project's title. */
  title: string
  budget: BudgetFields & ReturnType<typeof editBaseOf>
  closeTo: string
  lastResult: SubmissionResult | undefined
}

/** Sets a project's budget. */
export function BudgetDialog(props: BudgetDialogProps) {
  return (
    <Dialog title="Budget" subtitle={props.title} closeTo={props.closeTo} size="small">
      {/* after a conflict the form remounts with the current value */}
      <BudgetForm key={clashOf(props.lastResult)} {...props} />
    </Dialog>
  )
}

function BudgetForm({ budget, closeTo, lastResult }: BudgetDialogProps) {
  const fields = ['budget', 'revision', 'loaded'] as const
  const [form, field] = useServerForm({ id: 'budget', fields, lastResult, defaultValue: budget })
  const { errors } = field('revision')
  return (
    <DialogForm form={form} submitLabel={errors ? 'Save anyway' : 'Save'} cancelTo={closeTo}>
      {errors && <ChangedMeanwhile sentences={errors} clashes={1} what="project" />}
      <input type="hidden" name="revision" defaultValue={field('revision').defaultValue} />
      <input type="hidden" name="loaded" defaultValue={field('loaded').defaultValue} />
      <MoneyField
        {...field('budget')}
        label="Budget for vehicles"
        hint="Covers orders, including tax, and external vehicles. Leave blank for no budget. You'll see a warning if you go over. You can still book."
      />
    </DialogForm>
  )
}

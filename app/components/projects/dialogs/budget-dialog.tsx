import type { SubmissionResult } from '@conform-to/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { MoneyField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { BudgetFields } from '~/models/projects/project-fields'
import type { editBaseOf } from '~/models/trade/edits'

interface BudgetDialogProps {
  /** Of the project. */
  title: string
  budget: BudgetFields & ReturnType<typeof editBaseOf>
  closeTo: string
  lastResult: SubmissionResult | undefined
}

/** Sets what a project may spend. */
export function BudgetDialog(props: BudgetDialogProps) {
  return (
    <Dialog title="Budget" subtitle={props.title} closeTo={props.closeTo} size="small">
      {/* after a clash the field starts anew, from what stands now */}
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
        hint="Covers everything ordered, including tax. Leave blank for no budget. Going over shows a warning but does not block an order."
      />
    </DialogForm>
  )
}

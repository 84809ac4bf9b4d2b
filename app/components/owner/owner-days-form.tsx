import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'

const ORDER = ['from', 'to', 'note'] as const

interface OwnerDaysFormProps extends Pick<OwnerVehicleView, 'blockable' | 'taken' | 'blocked' | 'attempt'> {
  lastResult: SubmissionResult | undefined
}

/** Takes days out of what crews can book. */
export function OwnerDaysForm({ blockable, taken, blocked, attempt, lastResult }: OwnerDaysFormProps) {
  const [form, fields] = useServerForm<Record<(typeof ORDER)[number], string>>({
    id: 'owner-days',
    lastResult,
    together: ['from', 'to'],
  })
  const field = conformField(fields, ORDER)
  const [from, to] = [field('from').id, field('to').id]
  const calendar = <SelectDates from={from} to={to} taken={taken} own={blocked} />
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-3 grid gap-4" preventScrollReset>
      <input type="hidden" name="attempt" value={attempt} />
      <FormErrors errors={form.errors} />
      <DateRange legend="Days" from={field('from')} to={field('to')} within={blockable} calendar={calendar} />
      <TextField
        {...field('note')}
        label="Note (optional)"
        hint="Only you can see it."
        maxLength={200}
        autoComplete="off"
      />
      <SubmitButton>Block dates</SubmitButton>
    </Form>
  )
}

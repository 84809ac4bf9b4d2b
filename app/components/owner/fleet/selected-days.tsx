import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { FormFoot } from '~/components/ui/form/form-foot'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'
import { pluralize } from '~/models/trade/format/text'
import type { SelectedDaysPreview } from '~/services/owner/fleet/selected-days.server'
import { SelectionFields, VehicleName } from './selection-page'

type Requested = {
  typed: Record<'from' | 'to' | 'note', string>
  errors: Partial<Record<string, string[]>>
  days: { from: string; to: string } | null
}

interface RequestedDaysProps extends Pick<SelectedDaysPreview, 'blockable'> {
  selected: readonly string[]
  back: string
  requested: Requested
}

/** Takes the days and shows which vehicles are free. */
export function RequestedDays({ selected, back, blockable, requested }: RequestedDaysProps) {
  const field = plainField({ values: requested.typed, errors: requested.errors }, ['from', 'to', 'note'])
  return (
    <Form method="get" className="sheet grid gap-4 p-4 sm:p-5" preventScrollReset>
      <SelectionFields selected={selected} back={back} />
      <DateRange legend="Dates" from={field('from')} to={field('to')} within={blockable} />
      <TextField
        {...field('note')}
        label="Note (optional)"
        hint="Only you can see it."
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
      />
      <button
        type="submit"
        className={`${BUTTON_CLASS[requested.days ? 'outline' : 'primary']} justify-self-start max-sm:w-full`}
      >
        Show free vehicles
      </button>
    </Form>
  )
}

interface FreeVehiclesProps {
  preview: SelectedDaysPreview
  requested: Requested
  back: string
  lastResult: SubmissionResult | undefined
}

/** The vehicles that are free, what blocks the others, and the button that blocks the free ones. */
export function FreeVehicles({ preview, requested, back, lastResult }: FreeVehiclesProps) {
  const [form] = useServerForm({ id: 'selected-days', lastResult })
  const { vehicles, refusal, blocking, seen } = preview
  const leftOut = vehicles.length - blocking
  const isReady = requested.days !== null && refusal === null
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <FormErrors errors={form.errors} />
      {requested.days !== null && refusal !== null && <Note tone="refused">{refusal}</Note>}
      {isReady && leftOut > 0 && (
        <Note tone="waiting">
          {pluralize(leftOut, 'vehicle is', 'vehicles are')} booked or blocked on some of these days and left out.
        </Note>
      )}
      <table className="plain-table sheet">
        <caption className="sr-only">Vehicles</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            {requested.days !== null && <th scope="col">On these days</th>}
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ id, title, stockNumber, taken }) => (
            <tr key={id}>
              <th scope="row">
                <VehicleName title={title} stockNumber={stockNumber} />
              </th>
              {requested.days !== null && (
                <td className={taken ? 'text-quiet' : undefined}>{taken ? `Left out: ${taken}` : 'Free'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isReady && (
        <>
          {(['from', 'to', 'note'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={requested.typed[name]} />
          ))}
          <input type="hidden" name="seen" value={seen} />
          <FormFoot back={back}>
            <SubmitButton className="max-sm:w-full">Block dates of {pluralize(blocking, 'vehicle')}</SubmitButton>
          </FormFoot>
        </>
      )}
    </Form>
  )
}

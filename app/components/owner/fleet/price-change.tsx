import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { FormFoot } from '~/components/ui/form/form-foot'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { pluralize } from '~/models/trade/format/text'
import type { PricePreview } from '~/services/owner/fleet/change-prices.server'
import { SelectionFields, VehicleName } from './selection-page'

interface PercentFormProps {
  selected: readonly string[]
  back: string
  typed: string
  problem: string | null
}

/** Takes a percentage and shows a preview for it. */
export function PercentForm({ selected, back, typed, problem }: PercentFormProps) {
  return (
    <Form method="get" className="sheet flex flex-wrap items-start gap-3 p-4 sm:p-5" preventScrollReset>
      <SelectionFields selected={selected} back={back} />
      <div className="min-w-0 flex-1 basis-56 sm:max-w-xs">
        <TextField
          key={typed}
          id="percent"
          name="percent"
          label="Change by percent"
          hint="10 raises prices by a tenth, -10 lowers them. Whole dollars."
          defaultValue={typed}
          errors={problem ? [problem] : undefined}
          isFirstProblem={problem !== null}
          maxLength={10}
          autoComplete="off"
        />
      </div>
      <button
        type="submit"
        className={`${BUTTON_CLASS[typed && !problem ? 'outline' : 'primary']} max-sm:w-full sm:mt-6.5`}
      >
        Show new prices
      </button>
    </Form>
  )
}

interface PriceChangesProps {
  preview: PricePreview
  percent: string
  back: string
  lastResult: SubmissionResult | undefined
}

/** The current and the new price of each vehicle, and the button that changes them. */
export function PriceChanges({ preview, percent, back, lastResult }: PriceChangesProps) {
  const [form] = useServerForm({ id: 'price-change', lastResult })
  const { vehicles, refusal, changing, seen } = preview
  const isReady = percent !== '' && refusal === null
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <FormErrors errors={form.errors} />
      {refusal !== null && <Note tone="refused">{refusal}</Note>}
      <table className="plain-table sheet">
        <caption className="sr-only">Daily rates</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Price a day</th>
            <th scope="col">New price</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ id, title, stockNumber, price, newPrice }) => (
            <tr key={id}>
              <th scope="row">
                <VehicleName title={title} stockNumber={stockNumber} />
              </th>
              <td className="figure">{price}</td>
              <td className="figure font-semibold">
                {newPrice ?? <span className="font-normal text-quiet">{percent === '' ? '' : 'Stays'}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isReady && (
        <>
          <input type="hidden" name="percent" value={percent} />
          <input type="hidden" name="seen" value={seen} />
          <FormFoot back={back}>
            <SubmitButton className="max-sm:w-full">Change {pluralize(changing, 'price')}</SubmitButton>
          </FormFoot>
        </>
      )}
    </Form>
  )
}

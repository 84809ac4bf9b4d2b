import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform/conform-field'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { CheckboxGroup } from '~/components/ui/form/inputs/choice-fields'
import { DateRange } from '~/components/ui/form/inputs/date-range'
import { SelectField } from '~/components/ui/form/select-field'
import { MoneyField, TextField } from '~/components/ui/form/text-field'
import { Note } from '~/components/ui/note'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import { FLOOR_RULE } from '~/models/deals/inquiry-messages'
import { type Quote, quoteOf } from '~/models/deals/inquiry-quote'
import { formatDayCount } from '~/models/trade/days/day-words'
import type { Day } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money'
import { DAY_LIMITS } from '~/models/trade/vocabulary/day-limits'
import { MILEAGES } from '~/models/trade/vocabulary/mileage'
import { USAGES } from '~/models/trade/vocabulary/usages'
import { OfferPrice } from './offer-price'
import { useHasScript } from './use-has-script'
import { useTyped } from './use-typed'
import { withFloor } from './with-floor'

const ORDER = ['productionCompany', 'location', 'from', 'to', 'rate', 'dayLimit', 'mileage', 'usage'] as const

type InquiryFields = Record<Exclude<(typeof ORDER)[number], 'usage'>, string> & { usage: string[] }

interface InquiryDialogProps {
  vehicle: { title: string; town: string; picture: Picture | null; daily: Cents }
  today: Day
  attempt: number
  /** Why no inquiry can be sent now. */
  refusal: string | null
  defaultValue: InquiryFields
  lastResult: SubmissionResult | undefined
  closeTo: string
  /** The part of the project page behind, sent along when the prices are renewed without script. */
  view: string
}

export function InquiryDialog(props: InquiryDialogProps) {
  const { vehicle, refusal, closeTo } = props
  const subtitle = `${vehicle.title}, ${vehicle.town}`
  return (
    <Dialog
      title="Inquire Vehicle"
      subtitle={subtitle}
      picture={vehicle.picture}
      closeTo={closeTo}
      size={refusal ? 'small' : 'large'}
    >
      {refusal ? <Refused reason={refusal} closeTo={closeTo} /> : <InquiryForm {...props} />}
    </Dialog>
  )
}

function Refused({ reason, closeTo }: { reason: string; closeTo: string }) {
  return (
    <>
      <DialogBody>
        <Note tone="gone">{reason}</Note>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Back to the list" />
    </>
  )
}

function InquiryForm({ vehicle, today, attempt, defaultValue, lastResult, closeTo, view }: InquiryDialogProps) {
  const [form, fields] = useForm<InquiryFields>({ id: 'inquiry', lastResult, defaultValue })
  const field = conformField(fields, ORDER)
  const textOf = (name: 'from' | 'to' | 'rate') => field(name).defaultValue ?? ''
  const [typed, follow] = useTyped({ from: textOf('from'), to: textOf('to'), rate: textOf('rate') })
  const quote = quoteOf(vehicle.daily, typed)
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} onInput={follow} noValidate className="contents">
      <input type="hidden" name="attempt" value={attempt} />
      {[...new URLSearchParams(view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody aside={<Prices quote={quote} />} asideLabel="Price">
        <FormErrors errors={form.errors} fields={ORDER.map(field)} className="mb-4" />
        <Fields field={field} today={today} quote={quote} />
      </DialogBody>
      <DialogFoot cancelTo={closeTo}>
        <SubmitButton>Send inquiry</SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** With script the figures follow what is typed; without it this button asks the server for them. */
function Prices({ quote }: { quote: Quote | null }) {
  const hasScript = useHasScript()
  return (
    <OfferPrice quote={quote}>
      {!hasScript && (
        <button type="submit" formMethod="get" className={BUTTON_CLASS.outline}>
          Show prices
        </button>
      )}
    </OfferPrice>
  )
}

type FieldsProps = { field: (name: (typeof ORDER)[number]) => FieldState; today: Day; quote: Quote | null }

function Fields({ field, today, quote }: FieldsProps) {
  return (
    <div className="grid content-start gap-4 md:grid-cols-2">
      <TextField {...field('productionCompany')} label="Production Company" autoComplete="organization" />
      <TextField {...field('location')} label="Location" />
      <DateRange legend="Booking Period" from={field('from')} to={field('to')} min={today} className="md:col-span-2" />
      <MoneyField {...withFloor(field('rate'), quote)} label={rateLabel(quote)} hint={FLOOR_RULE} />
      <SelectField
        {...field('dayLimit')}
        label="Time limit for the owner"
        choices={DAY_LIMITS}
        emptyLabel="Choose"
        hint="After that the offer ends by itself."
      />
      <SelectField {...field('mileage')} label="Mileage" choices={MILEAGES} emptyLabel="Choose" />
      <CheckboxGroup {...field('usage')} label="Usage" choices={USAGES} isWide className="md:col-span-2" />
    </div>
  )
}

function rateLabel(quote: Quote | null): string {
  return quote
    ? `Your rate for ${formatDayCount(quote.days)}, before tax`
    : 'Your rate for the whole booking, before tax'
}

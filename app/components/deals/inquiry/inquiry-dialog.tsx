import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform/conform-field'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { CheckboxGroup } from '~/components/ui/form/inputs/choice-fields'
import { DateRange } from '~/components/ui/form/inputs/date-range'
import { type Choice, SelectField } from '~/components/ui/form/select-field'
import { TextField } from '~/components/ui/form/text-field'
import { Note } from '~/components/ui/note'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import { FLOOR_RULE } from '~/models/deals/inquiry-messages'
import { type Quote, quoteOf } from '~/models/deals/inquiry-quote'
import { formatDayCount } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import { OfferPrice } from './offer-price'
import { RateField } from './rate-field'
import { useHasScript } from './use-has-script'
import { useTyped } from './use-typed'

const ORDER = ['productionCompany', 'location', 'from', 'to', 'rate', 'dayLimit', 'mileage', 'usage'] as const

type InquiryFields = Record<Exclude<(typeof ORDER)[number], 'usage'>, string> & { usage: string[] }

interface InquiryDialogProps {
  vehicle: { title: string; town: string; picture: Picture | null; daily: Cents }
  /** The days that can be asked for, from today where the vehicle is. */
  bookable: Booking
  choices: Record<'dayLimit' | 'mileage' | 'usage', readonly Choice[]>
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

function InquiryForm({ vehicle, attempt, defaultValue, closeTo, view, ...beside }: InquiryDialogProps) {
  const { lastResult } = beside
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
        <Fields field={field} quote={quote} {...beside} />
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

type FieldsProps = Pick<InquiryDialogProps, 'bookable' | 'choices' | 'lastResult'> & {
  field: (name: (typeof ORDER)[number]) => FieldState
  quote: Quote | null
}

function Fields({ field, bookable, choices, quote, lastResult }: FieldsProps) {
  return (
    <div className="grid content-start gap-4 md:grid-cols-2">
      <TextField {...field('productionCompany')} label="Production Company" autoComplete="organization" />
      <TextField {...field('location')} label="Location" />
      <DateRange
        legend="Booking Period"
        from={field('from')}
        to={field('to')}
        within={bookable}
        className="md:col-span-2"
      />
      <RateField
        field={field('rate')}
        label={`Your rate for ${quote ? formatDayCount(quote.days) : 'the whole booking'}, before tax`}
        hint={FLOOR_RULE}
        lastResult={lastResult}
      />
      <SelectField
        {...field('dayLimit')}
        label="Time limit for the owner"
        choices={choices.dayLimit}
        emptyLabel="Choose"
        hint="After that the offer ends by itself."
      />
      <SelectField {...field('mileage')} label="Mileage" choices={choices.mileage} emptyLabel="Choose" />
      <CheckboxGroup {...field('usage')} label="Usage" choices={choices.usage} isWide className="md:col-span-2" />
    </div>
  )
}

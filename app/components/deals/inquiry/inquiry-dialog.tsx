import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { CheckboxGroup, type Choice, SelectField } from '~/components/ui/form/choice-fields'
import { conformField, type FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import { ABOVE_LISTED, FLOOR_RULE } from '~/models/deals/inquiry-messages'
import type { Quote, Typed } from '~/models/deals/inquiry-quote'
import type { TakenDays } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money'
import { OfferPrice, PriceLine } from '../offer/offer-price'
import { RateField } from '../offer/rate-field'
import { useQuote } from '../offer/use-quote'

const ORDER = ['productionCompany', 'location', 'from', 'to', 'rate', 'dayLimit', 'mileage', 'usage'] as const

/** Judged beside one another. */
const TERMS = ['from', 'to', 'rate'] as const

type InquiryFields = Record<Exclude<(typeof ORDER)[number], 'usage'>, string> & { usage: string[] }

interface InquiryDialogProps {
  vehicle: { title: string; town: string; picture: Picture | null; daily: Cents }
  /** The days that can be asked for, from today where the vehicle is. */
  bookable: Booking
  /** Those that others hold. */
  taken: readonly TakenDays[]
  /** The same in one line, '' where there are none. */
  takenDaysText: string
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
  const [form, fields] = useServerForm<InquiryFields>({ id: 'inquiry', lastResult, defaultValue, together: TERMS })
  const field = conformField(fields, ORDER)
  const textOf = (name: 'from' | 'to' | 'rate') => field(name).defaultValue ?? ''
  const { typed, quote, follow } = useQuote(vehicle.daily, {
    from: textOf('from'),
    to: textOf('to'),
    rate: textOf('rate'),
  })
  return (
    <Form method="post" replace id={form.id} onSubmit={form.onSubmit} onInput={follow} noValidate className="contents">
      <input type="hidden" name="attempt" value={attempt} />
      {quote && <input type="hidden" name="listed" value={quote.listed} />}
      {[...new URLSearchParams(view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody aside={<Prices quote={quote} />} asideLabel="Price">
        <FormErrors errors={form.errors} fields={ORDER.map(field)} className="mb-4" />
        <Fields field={field} typed={typed} quote={quote} {...beside} />
      </DialogBody>
      <PriceLine quote={quote}>
        <ShowPrices />
      </PriceLine>
      <DialogFoot cancelTo={closeTo}>
        <SubmitButton>Send inquiry</SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** Stays in sight while the form beside it is scrolled. */
function Prices({ quote }: { quote: Quote | null }) {
  return (
    <div className="scroll-mt-4 md:sticky md:top-6" id="prices">
      <OfferPrice quote={quote}>
        <div className="grid max-md:hidden">
          <ShowPrices />
        </div>
      </OfferPrice>
    </div>
  )
}

/** With script the figures follow what is typed; without it this button asks the server for them. */
function ShowPrices() {
  return (
    <button type="submit" formMethod="get" formAction="#prices" className={`${BUTTON_CLASS.outline} without-script`}>
      Show prices
    </button>
  )
}

type FieldsProps = Pick<InquiryDialogProps, 'bookable' | 'taken' | 'takenDaysText' | 'choices' | 'lastResult'> & {
  field: (name: (typeof ORDER)[number]) => FieldState
  typed: Typed
  quote: Quote | null
}

function Fields({ field, bookable, taken, takenDaysText, choices, typed, quote, lastResult }: FieldsProps) {
  const calendar = (
    <>
      {takenDaysText && <p className="hint">{takenDaysText}</p>}
      <SelectDates
        from={field('from').id}
        to={field('to').id}
        taken={taken}
        chosen={typed}
        className="sm:justify-self-start"
      />
    </>
  )
  return (
    <div className="grid content-start gap-3 md:grid-cols-2">
      <TextField {...field('productionCompany')} label="Production Company" autoComplete="organization" />
      <TextField {...field('location')} label="Location" />
      <DateRange
        legend="Booking Period"
        from={field('from')}
        to={field('to')}
        within={bookable}
        className="md:col-span-2"
        calendar={calendar}
      />
      <RateField
        field={field('rate')}
        label="Your rate, before tax"
        hint={<FloorRule quote={quote} />}
        lastResult={lastResult}
        isAskedAbout={() => field('rate').errors?.includes(ABOVE_LISTED) ?? false}
      />
      <SelectField
        {...field('dayLimit')}
        label="Owner must answer within"
        choices={choices.dayLimit}
        hint="After that, the offer expires."
      />
      <SelectField {...field('mileage')} label="Mileage" choices={choices.mileage} emptyLabel="Choose" />
      <CheckboxGroup {...field('usage')} label="Usage" choices={choices.usage} className="md:col-span-2" />
    </div>
  )
}

/** Red as a whole while what is typed goes below the floor. */
function FloorRule({ quote }: { quote: Quote | null }) {
  return <p className={quote?.offer?.missing ? 'font-semibold text-refused' : ''}>{FLOOR_RULE}</p>
}

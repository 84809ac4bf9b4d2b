import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { CheckboxGroup, type Choice, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ABOVE_LISTED, FLOOR_RULE } from '~/models/deals/inquiry-messages'
import type { Quote, Typed } from '~/models/deals/inquiry-quote'
import type { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { DealDialog } from './offer-dialogs'
import { OfferPrice, PriceLine, RateField, useQuote } from './offer-parts'

const ORDER = ['productionCompany', 'location', 'from', 'to', 'rate', 'dayLimit', 'mileage', 'usage'] as const

/** Checked together. */
const TERMS = ['from', 'to', 'rate'] as const

type InquiryFields = Record<Exclude<(typeof ORDER)[number], 'usage'>, string> & { usage: string[] }

type Prepared = Omit<Awaited<ReturnType<typeof prepareInquiry>>, 'productionCompany' | 'location'>

type InquiryDialogProps = Prepared & {
  choices: Record<'dayLimit' | 'mileage' | 'usage', readonly Choice[]>
  defaultValue: InquiryFields
  lastResult: SubmissionResult | undefined
  closeTo: string
  /** The part of the project page behind, sent along when the prices are renewed without script. */
  view: string
}

export function InquiryDialog(props: InquiryDialogProps) {
  return (
    <DealDialog title="Inquire Vehicle" deal={props} size="large">
      <InquiryForm {...props} />
    </DealDialog>
  )
}

function InquiryForm({ vehicle, attempt, defaultValue, closeTo, view, ...beside }: InquiryDialogProps) {
  const { lastResult } = beside
  const [form, field] = useServerForm({ id: 'inquiry', fields: ORDER, lastResult, defaultValue, together: TERMS })
  const [from = '', to = '', rate = ''] = TERMS.map((name) => field(name).defaultValue)
  const { typed, quote, follow } = useQuote(vehicle.daily, { from, to, rate })
  // stays in sight while the form beside it is scrolled
  const prices = (
    <div className="scroll-mt-4 md:sticky md:top-6" id="prices">
      <OfferPrice quote={quote}>
        <div className="grid max-md:hidden">
          <ShowPrices />
        </div>
      </OfferPrice>
    </div>
  )
  return (
    <Form method="post" replace id={form.id} onSubmit={form.onSubmit} onInput={follow} noValidate className="contents">
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="daily" value={vehicle.daily} />
      {quote && <input type="hidden" name="listed" value={quote.listed} />}
      {[...new URLSearchParams(view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody aside={prices} asideLabel="Price">
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

/** With script the figures follow what is typed; without it this button asks the server for them. */
function ShowPrices() {
  return (
    <button type="submit" formMethod="get" formAction="#prices" className={`${BUTTON_CLASS.outline} without-script`}>
      Show prices
    </button>
  )
}

type FieldsProps = Pick<
  InquiryDialogProps,
  'bookable' | 'taken' | 'takenDaysText' | 'usageHint' | 'choices' | 'lastResult'
> & {
  field: (name: (typeof ORDER)[number]) => FieldState
  typed: Typed
  quote: Quote | null
}

function Fields({ field, bookable, taken, takenDaysText, usageHint, choices, typed, quote, lastResult }: FieldsProps) {
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
  // red as a whole while what is typed goes below the floor
  const floorRule = <p className={quote?.offer?.missing ? 'font-semibold text-refused' : ''}>{FLOOR_RULE}</p>
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
        hint={floorRule}
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
      <CheckboxGroup
        {...field('usage')}
        label="Usage"
        choices={choices.usage}
        hint={usageHint}
        className="md:col-span-2"
      />
    </div>
  )
}

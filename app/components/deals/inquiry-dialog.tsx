import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ABOVE_LISTED, FLOOR_RULE } from '~/models/deals/inquiry-messages'
import type { Quote, Typed } from '~/models/deals/inquiry-quote'
import { formatDayCount, takenDaysText } from '~/models/trade/days/day'
import { unbrokenDates } from '~/models/trade/format/text'
import type { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { DealDialog } from './deal-dialog'
import { type InquiryChoices, InquiryFields } from './inquiry-fields'
import { OfferPrice, PriceLine, RateField, useQuote } from './offer-parts'

const ORDER = ['productionCompany', 'location', 'from', 'to', 'rate', 'dayLimit', 'mileage', 'usage', 'note'] as const

/** Loaded only after a refusal. */
const TakeDays = lazy(() => import('./take-days'))

/** Validated together. */
const TERMS = ['from', 'to', 'rate'] as const

type FilledIn = Record<Exclude<(typeof ORDER)[number], 'usage'>, string> & { usage: string[] }

type Prepared = Omit<Awaited<ReturnType<typeof prepareInquiry>>, 'productionCompany' | 'location' | 'mileage' | 'usage'>

type InquiryDialogProps = Prepared & {
  choices: InquiryChoices
  defaultValue: FilledIn
  lastResult: SubmissionResult | undefined
  /** After a refusal of days that are taken: the button that takes the nearest free ones. */
  free: { value: string; label: string } | null
  closeTo: string
  /** The query of the project page behind, sent along when the prices are updated without script. */
  view: string
}

export function InquiryDialog(props: InquiryDialogProps) {
  return (
    <DealDialog title="Inquire Vehicle" deal={props} size="large">
      {/* a button has chosen other days */}
      <InquiryForm key={props.defaultValue.from + props.defaultValue.to} {...props} />
    </DealDialog>
  )
}

function InquiryForm({ vehicle, lastInquiry, attempt, defaultValue, closeTo, view, ...beside }: InquiryDialogProps) {
  const { lastResult } = beside
  const [form, field] = useServerForm({ id: 'inquiry', fields: ORDER, lastResult, defaultValue, together: TERMS })
  const [from = '', to = '', rate = ''] = TERMS.map((name) => field(name).defaultValue)
  const { typed, quote, follow } = useQuote(vehicle.daily, { from, to, rate })
  // sticky, so that it stays visible while the form is scrolled
  const prices = (
    <div className="scroll-mt-4 md:sticky md:top-6" id="prices">
      <OfferPrice quote={quote} daily={vehicle.daily}>
        <div className="grid max-md:hidden">
          <ShowPrices />
        </div>
      </OfferPrice>
    </div>
  )
  return (
    <Form method="post" replace id={form.id} onSubmit={form.onSubmit} onInput={follow} noValidate className="contents">
      {/* Enter in a field presses the first button, which must not be one that takes other days */}
      <button type="submit" formMethod="get" formAction="#prices" hidden />
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="daily" value={vehicle.daily} />
      {quote && <input type="hidden" name="listed" value={quote.listed} />}
      {[...new URLSearchParams(view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody aside={prices} asideLabel="Price">
        <FormErrors errors={form.errors} fields={ORDER.map(field)} className="mb-4" />
        {lastInquiry && <p className="figure mb-4">{unbrokenDates(lastInquiry)}</p>}
        <Fields field={field} typed={typed} quote={quote} daily={vehicle.daily} {...beside} />
      </DialogBody>
      <PriceLine quote={quote} daily={vehicle.daily}>
        <ShowPrices />
      </PriceLine>
      <DialogFoot cancelTo={closeTo}>
        <SubmitButton>Send inquiry</SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** With script the amounts update as the user types; without script this button gets them from the server. */
function ShowPrices() {
  return (
    <button type="submit" formMethod="get" formAction="#prices" className={`${BUTTON_CLASS.outline} without-script`}>
      Show prices
    </button>
  )
}

type FieldsProps = Pick<
  InquiryDialogProps,
  'bookable' | 'taken' | 'free' | 'answerTime' | 'usageHint' | 'choices' | 'lastResult'
> & {
  field: (name: (typeof ORDER)[number]) => FieldState
  typed: Typed
  quote: Quote | null
  daily: number
}

function Fields(props: FieldsProps) {
  const { field, bookable, taken, free, answerTime, usageHint, choices, typed, quote, daily, lastResult } = props
  const calendar = (
    <>
      {taken.length > 0 && <p className="hint figure">{unbrokenDates(takenDaysText(taken, bookable.from))}</p>}
      <SelectDates from={field('from').id} to={field('to').id} taken={taken} chosen={typed} daily={daily} />
      {free && (
        <Suspense>
          <TakeDays name="free" value={free.value}>
            {free.label}
          </TakeDays>
        </Suspense>
      )}
    </>
  )
  // all of it is red while the typed rate is below the floor
  const floorRule = <p className={quote?.offer?.missing ? 'font-semibold text-refused' : ''}>{FLOOR_RULE}</p>
  return (
    <div className="grid content-start gap-3 md:grid-cols-2">
      <InquiryFields
        {...{ field, choices, bookable, calendar, usageHint, answerTime }}
        noteLabel="Note to the owner (optional)"
      >
        <RateField
          field={field('rate')}
          label={`Your rate for ${quote ? formatDayCount(quote.days) : 'all days'}, before tax`}
          hint={floorRule}
          lastResult={lastResult}
          isAskedAbout={() => field('rate').errors?.includes(ABOVE_LISTED) ?? false}
        />
      </InquiryFields>
    </div>
  )
}

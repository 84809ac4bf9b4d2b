import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { FormFoot } from '~/components/ui/form/form-foot'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ABOVE_LISTED, FLOOR_RULE } from '~/models/deals/inquiry-messages'
import { SELECTED_INQUIRIES_MESSAGES, shownVehicleText } from '~/models/deals/selected-inquiries'
import type { readSelectedTerms } from '~/models/deals/selected-inquiries-form'
import { pluralize } from '~/models/trade/format/text'
import { formatCents, formatExact } from '~/models/trade/money'
import type { ReviewedInquiries } from '~/services/deals/selected/review-inquiries.server'
import { type InquiryChoices, InquiryFields } from '../inquiry-fields'

const ORDER = [
  'productionCompany',
  'location',
  'from',
  'to',
  'percent',
  'dayLimit',
  'mileage',
  'usage',
  'note',
] as const

type Requested = ReturnType<typeof readSelectedTerms>

interface InquiryTermsProps extends Pick<ReviewedInquiries, 'bookable'> {
  selected: readonly string[]
  back: string
  requested: Requested
  choices: InquiryChoices
}

/** Asks for the terms of all inquiries and shows the resulting offers. */
export function InquiryTerms({ selected, back, requested, choices, bookable }: InquiryTermsProps) {
  const field = plainField({ values: requested.typed, errors: requested.errors }, ORDER)
  return (
    <Form method="get" action="#offers" noValidate className="sheet grid gap-x-4 gap-y-3 p-4 sm:p-5 md:grid-cols-2">
      <FormErrors fields={ORDER.map(field)} className="md:col-span-2" />
      {selected.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      <input type="hidden" name="return" value={back} />
      <InquiryFields {...{ field, choices, bookable }} noteLabel="Note to the owners (optional)">
        <TextField
          {...field('percent')}
          label="Your rate, percent of each list price"
          hint={FLOOR_RULE}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </InquiryFields>
      <button
        type="submit"
        className={`${BUTTON_CLASS[requested.terms ? 'outline' : 'primary']} justify-self-start max-md:w-full`}
      >
        Review offers
      </button>
    </Form>
  )
}

interface OffersProps {
  vehicles: ReviewedInquiries['vehicles']
  requested: Requested
  back: string
  lastResult: SubmissionResult | undefined
}

/** The offer for each vehicle, or why no inquiry can be sent, and the button that sends all of them. */
export function Offers({ vehicles, requested: { typed, terms }, back, lastResult }: OffersProps) {
  const [form] = useServerForm({ id: 'inquiries', lastResult })
  const able = vehicles.filter(({ offer, refusal }) => offer && refusal === null)
  const leftOut = vehicles.length - able.length
  const isAbove = terms !== null && terms.percent > 100
  const { usage, ...lines } = typed
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid scroll-mt-4 gap-5">
      <FormErrors errors={form.errors} />
      <h2 id="offers" className="text-lg">
        {pluralize(vehicles.length, 'vehicle')}
      </h2>
      {terms && leftOut > 0 && (
        <Note tone="waiting">{pluralize(leftOut, 'vehicle', 'vehicles')} cannot be asked and will be left out.</Note>
      )}
      {isAbove && able.length > 0 && <Note tone="waiting">{ABOVE_LISTED} Sending confirms it.</Note>}
      <ul className="sheet divide-y divide-base-300">
        {vehicles.map((vehicle) => (
          <ResultRow key={vehicle.id} title={vehicle.title} town={vehicle.town}>
            <Offer vehicle={vehicle} />
          </ResultRow>
        ))}
      </ul>
      {able.length > 0 && (
        <>
          {Object.entries(lines).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {usage.map((value) => (
            <input key={value} type="hidden" name="usage" value={value} />
          ))}
          {able.map((vehicle) => (
            <input key={vehicle.id} type="hidden" name="vehicles" value={shownVehicleText(vehicle)} />
          ))}
          {isAbove && <input type="hidden" name="confirmed" value={terms.percent} />}
          <FormFoot back={back}>
            <SubmitButton className="max-sm:w-full">Send {pluralize(able.length, 'inquiry', 'inquiries')}</SubmitButton>
          </FormFoot>
        </>
      )}
    </Form>
  )
}

function Offer({ vehicle: { daily, offer, refusal } }: { vehicle: OffersProps['vehicles'][number] }) {
  if (refusal !== null) return <p className="text-error">Left out: {refusal}</p>
  if (!offer) return <p className="figure">Listed at {formatExact(daily)} a day</p>
  return (
    <p className="figure">
      <b>{formatCents(offer.rate)}</b> before tax
      <span className="block text-xs text-quiet">Listed {formatCents(offer.listed)}</span>
    </p>
  )
}

/** A vehicle, with the offer or the result of its inquiry beside it. */
function ResultRow({ title, town, children }: { title: string; town?: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-2">
      <div>
        <p className="font-semibold">{title}</p>
        {town && <p className="text-xs text-quiet">{town}</p>}
      </div>
      {children}
    </li>
  )
}

interface SentInquiriesProps {
  results: readonly { id: string; title: string; refusal: string | null }[]
  back: string
}

/** The result of each inquiry. */
export function SentInquiries({ results, back }: SentInquiriesProps) {
  const sent = results.filter(({ refusal }) => refusal === null).length
  return (
    <>
      <Note tone={sent > 0 ? 'available' : 'refused'} isAlert>
        {sent > 0
          ? `${pluralize(sent, 'inquiry was', 'inquiries were')} sent to the car owners.`
          : 'No inquiry was sent.'}
      </Note>
      <ul className="sheet divide-y divide-base-300">
        {results.map(({ id, title, refusal }) => (
          <ResultRow key={id} title={title}>
            {refusal === null ? (
              <p>{SELECTED_INQUIRIES_MESSAGES.sent}</p>
            ) : (
              <p className="text-error">Not sent: {refusal}</p>
            )}
          </ResultRow>
        ))}
      </ul>
      <p>
        <Link className={`${BUTTON_CLASS.secondary} max-sm:w-full`} to={back}>
          Back to the vehicles
        </Link>
      </p>
    </>
  )
}

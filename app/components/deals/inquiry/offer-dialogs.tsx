import type { SubmissionResult } from '@conform-to/react'

import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { conformField } from '~/components/ui/form/field-state'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'

import { ABOVE_LISTED } from '~/models/deals/inquiry-messages'
import { formatDayCount } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { type Cents, formatCents } from '~/models/trade/money'
import { OfferPrice } from '../offer/offer-price'
import { RateField } from '../offer/rate-field'
import { useQuote } from '../offer/use-quote'

interface OfferDialogProps {
  vehicle: { title: string; town: string; picture: Picture | null }
  inquiryId: string
  round: number
  booking: Booking
  /** 'Dec 7 to Dec 11'. */
  when: string
  days: number
  daily: Cents
  theirs: Cents
  ours: Cents | null
  /** Why the offer cannot be answered now. */
  refusal: string | null
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** The crew's answer with a figure of its own. */
export function NegotiateDialog(props: OfferDialogProps) {
  return (
    <OfferDialog title="Negotiate Price" offer={props}>
      <NegotiateForm {...props} />
    </OfferDialog>
  )
}

/** The crew's last word, confirmed. */
export function DeclineDialog(props: OfferDialogProps) {
  const { vehicle, theirs, when, lastResult, closeTo } = props
  const [form] = useServerForm({ id: 'decline', lastResult })
  return (
    <OfferDialog title="Decline Offer" offer={props}>
      <DialogForm form={form} submitLabel="Decline offer" submitLook="refuse" cancelTo={closeTo}>
        <Answered {...props} />
        <p>
          The owner is asking <b className="figure">{formatCents(theirs)}</b> before tax for the {vehicle.title}, {when}
          .
        </p>
        <p className="mt-2 text-quiet">Declining ends this inquiry. You can send a new one afterward.</p>
      </DialogForm>
    </OfferDialog>
  )
}

function OfferDialog({ title, offer, children }: { title: string; offer: OfferDialogProps; children: ReactNode }) {
  const { vehicle, refusal, closeTo } = offer
  return (
    <Dialog
      title={title}
      subtitle={`${vehicle.title}, ${vehicle.town}`}
      picture={vehicle.picture}
      closeTo={closeTo}
      size="small"
    >
      {refusal === null ? (
        children
      ) : (
        <>
          <DialogBody>
            <Note tone="gone">{refusal}</Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the list" />
        </>
      )}
    </Dialog>
  )
}

function NegotiateForm({ lastResult, closeTo, ...offer }: OfferDialogProps) {
  const [form, fields] = useServerForm<{ rate: string }>({ id: 'negotiation', lastResult })
  const field = conformField(fields, ['rate'])
  const { booking, daily, days, theirs, ours, when } = offer
  const { quote, follow } = useQuote(daily, { ...booking, rate: field('rate').defaultValue ?? '' })
  return (
    <DialogForm form={form} onInput={follow} submitLabel="Send offer" cancelTo={closeTo}>
      <Answered {...offer} />
      <p>
        The owner is asking <b className="figure">{formatCents(theirs)}</b> before tax for {when}.
        {ours !== null && (
          <>
            {' '}
            Your last offer was <b className="figure">{formatCents(ours)}</b>.
          </>
        )}
      </p>
      <RateField
        field={field('rate')}
        label={`Your rate for ${formatDayCount(days)}, before tax`}
        lastResult={lastResult}
        isAskedAbout={() => field('rate').errors?.includes(ABOVE_LISTED) ?? false}
        className="my-4"
      />
      <OfferPrice quote={quote} hasFixedDays />
    </DialogForm>
  )
}

/** Which offer the page showed: an answer to another one is none. */
function Answered({ inquiryId, round }: { inquiryId: string; round: number }) {
  return (
    <>
      <input type="hidden" name="inquiryId" value={inquiryId} />
      <input type="hidden" name="round" value={round} />
    </>
  )
}

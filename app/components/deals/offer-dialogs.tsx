import type { SubmissionResult } from '@conform-to/react'
import { lazy, Suspense } from 'react'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ABOVE_LISTED, ABOVE_OFFER } from '~/models/deals/inquiry-messages'
import { formatDayCount } from '~/models/trade/days/day'
import { formatExact } from '~/models/trade/money'
import type { requireOffer } from '~/services/deals/require-offer.server'
import { DealDialog } from './deal-dialog'
import { NoteField } from './messages/note-field'
import { RateField, useQuote } from './offer-parts'
import { ShownOffer } from './shown-offer'

/** Loaded on demand, because the dialogs of a deal are close to their script limit. */
const NegotiationPrice = lazy(() => import('./negotiation-price'))

type OfferDialogProps = Awaited<ReturnType<typeof requireOffer>> & {
  lastResult: SubmissionResult | undefined
  closeTo: string
}

type NegotiateDialogProps = OfferDialogProps & { declineTo: string }

/** The crew's counteroffer. */
export function NegotiateDialog(props: NegotiateDialogProps) {
  return (
    <DealDialog title="Negotiate Price" deal={props}>
      <NegotiateForm {...props} />
    </DealDialog>
  )
}

/** Confirms that the crew declines. */
export function DeclineDialog(props: OfferDialogProps) {
  const { vehicle, lastOffer, when, lastResult, closeTo } = props
  const [form, field] = useServerForm({ id: 'decline', fields: ['note'], lastResult })
  return (
    <DealDialog title="Decline Offer" deal={props}>
      <DialogForm form={form} submitLabel="Decline offer" submitLook="refuse" cancelTo={closeTo}>
        <ShownOffer {...props} />
        <p>
          The owner offered <b className="figure">{formatExact(lastOffer)}</b> before tax for the {vehicle.title},{' '}
          {when}.
        </p>
        <p className="mt-2 text-quiet">Declining ends this inquiry. You can send a new one afterward.</p>
        <NoteField field={field('note')} label="Note to the owner (optional)" className="mt-4" />
      </DialogForm>
    </DealDialog>
  )
}

/** Confirms that the crew withdraws its inquiry. */
export function WithdrawDialog(props: OfferDialogProps) {
  const { vehicle, inquiryId, lastOffer, when, lastResult, closeTo } = props
  const [form] = useServerForm({ id: 'withdrawal', lastResult })
  return (
    <DealDialog title="Withdraw Inquiry" deal={props}>
      <DialogForm form={form} submitLabel="Withdraw inquiry" submitLook="refuse" cancelTo={closeTo}>
        <input type="hidden" name="inquiryId" value={inquiryId} />
        <p>
          You offered <b className="figure">{formatExact(lastOffer)}</b> before tax for the {vehicle.title}, {when}. The
          owner has not answered yet.
        </p>
        <p className="mt-2 text-quiet">
          The owner is notified by email, and nobody can answer this inquiry any more. You can send a new one afterward.
        </p>
      </DialogForm>
    </DealDialog>
  )
}

function NegotiateForm({ lastResult, closeTo, declineTo, ...offer }: NegotiateDialogProps) {
  const [form, field] = useServerForm({ id: 'negotiation', fields: ['rate', 'note'], lastResult })
  const { booking, daily, days, lastOffer, earlierOffers, longer, when, deadline } = offer
  const previousOffer = earlierOffers.findLast(({ isOwn }) => isOwn)?.amount
  const { quote, follow } = useQuote(daily, { ...booking, rate: field('rate').defaultValue ?? '' })
  return (
    <DialogForm form={form} onInput={follow} submitLabel="Send offer" cancelTo={closeTo}>
      <ShownOffer {...offer} />
      <p>
        The owner offered <b className="figure">{formatExact(lastOffer)}</b> before tax for {when}.
        {previousOffer !== undefined && (
          <>
            {' '}
            Your last offer was <b className="figure">{formatExact(previousOffer)}</b>.
          </>
        )}{' '}
        Answer by {deadline}.
      </p>
      <RateField
        field={field('rate')}
        label={`Your rate for ${formatDayCount(days)}, before tax`}
        lastResult={lastResult}
        isAskedAbout={() => field('rate').errors?.some((it) => it === ABOVE_LISTED || it === ABOVE_OFFER) ?? false}
        className="mt-4 mb-2"
      />
      {quote && (
        <Suspense>
          <NegotiationPrice {...{ quote, lastOffer, earlierOffers, longer, declineTo }} rateId={field('rate').id} />
        </Suspense>
      )}
      <NoteField field={field('note')} label="Note to the owner (optional)" className="mt-4" />
    </DialogForm>
  )
}

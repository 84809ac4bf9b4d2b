import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'
import { ABOVE_LISTED, ABOVE_OFFER } from '~/models/deals/inquiry-messages'
import { formatDayCount } from '~/models/trade/days/day'
import { formatCents } from '~/models/trade/money'
import type { requireOffer } from '~/services/deals/require-offer.server'
import { OfferPrice, RateField, ShownOffer, useQuote } from './offer-parts'

type OfferDialogProps = Awaited<ReturnType<typeof requireOffer>> & {
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** The crew's answer with a figure of its own. */
export function NegotiateDialog(props: OfferDialogProps) {
  return (
    <DealDialog title="Negotiate Price" deal={props}>
      <NegotiateForm {...props} />
    </DealDialog>
  )
}

/** The crew's last word, confirmed. */
export function DeclineDialog(props: OfferDialogProps) {
  const { vehicle, theirs, when, lastResult, closeTo } = props
  const [form] = useServerForm({ id: 'decline', lastResult })
  return (
    <DealDialog title="Decline Offer" deal={props}>
      <DialogForm form={form} submitLabel="Decline offer" submitLook="refuse" cancelTo={closeTo}>
        <ShownOffer {...props} />
        <p>
          The owner is asking <b className="figure">{formatCents(theirs)}</b> before tax for the {vehicle.title}, {when}
          .
        </p>
        <p className="mt-2 text-quiet">Declining ends this inquiry. You can send a new one afterward.</p>
      </DialogForm>
    </DealDialog>
  )
}

interface DealDialogProps {
  title: string
  deal: {
    vehicle: { title: string; town: string; picture: Picture | null }
    /** Why nothing can be sent now. */
    refusal: string | null
    closeTo: string
  }
  size?: 'small' | 'large'
  children: ReactNode
}

/** A dialog about a vehicle of a list, or the sentence why it has nothing to send. */
export function DealDialog({ title, deal: { vehicle, refusal, closeTo }, size = 'small', children }: DealDialogProps) {
  return (
    <Dialog
      title={title}
      subtitle={`${vehicle.title}, ${vehicle.town}`}
      picture={vehicle.picture}
      closeTo={closeTo}
      size={refusal ? 'small' : size}
    >
      {refusal ? (
        <>
          <DialogBody>
            <Note tone="gone">{refusal}</Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the list" />
        </>
      ) : (
        children
      )}
    </Dialog>
  )
}

function NegotiateForm({ lastResult, closeTo, ...offer }: OfferDialogProps) {
  const [form, field] = useServerForm({ id: 'negotiation', fields: ['rate'], lastResult })
  const { booking, daily, days, theirs, ours, when } = offer
  const { quote, follow } = useQuote(daily, { ...booking, rate: field('rate').defaultValue ?? '' })
  return (
    <DialogForm form={form} onInput={follow} submitLabel="Send offer" cancelTo={closeTo}>
      <ShownOffer {...offer} />
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
        isAskedAbout={() => field('rate').errors?.some((it) => it === ABOVE_LISTED || it === ABOVE_OFFER) ?? false}
        className="my-4"
      />
      <OfferPrice quote={quote} hasFixedDays />
    </DialogForm>
  )
}

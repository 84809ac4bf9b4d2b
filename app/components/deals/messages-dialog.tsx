import type { SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { Status } from '~/components/ui/feedback/note'
import { OPEN_STAGES } from '~/models/deals/deal-stage'
import type { MessagesPage } from '~/services/deals/messages/messages-page.server'
import { Countdown } from './countdown'
import { InquiryActions } from './inquiry-actions'
import { MessageForm } from './messages/message-form'
import { Timeline } from './messages/timeline'

interface MessagesDialogProps extends MessagesPage {
  action: string
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** The offers and messages about a list vehicle, as the crew sees them. */
export function MessagesDialog(props: MessagesDialogProps) {
  const { vehicle, timelines, mayWrite, deal, at } = props
  return (
    <Dialog
      title="Offers and messages"
      subtitle={`${vehicle.title}, ${vehicle.town}`}
      picture={vehicle.picture}
      closeTo={props.closeTo}
      size="small"
    >
      <DialogBody>
        {timelines.map(({ id, entries }, place) => (
          <Timeline
            key={id}
            entries={entries}
            label={place === timelines.length - 1 ? undefined : 'An earlier inquiry, oldest first'}
            className={place > 0 ? 'mt-5 border-t border-base-300 pt-5' : ''}
          />
        ))}
        {deal && <Answer projectId={at.projectId} listVehicleId={at.listVehicleId} name={vehicle.title} deal={deal} />}
        {mayWrite && (
          <div className="mt-5">
            <MessageForm {...props} to="the owner" />
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}

/** The status, the time left, and what the member can do or whom the deal waits for, as on the card. */
function Answer({ deal, ...card }: ComponentProps<typeof InquiryActions>) {
  if (!deal.inquiry || !OPEN_STAGES.has(deal.stage)) return null
  const actions = deal.actions.filter(({ reason }) => reason === null)
  const why = actions.length > 0 ? null : (deal.actions[0]?.reason ?? deal.why)
  return (
    <section className="sheet mt-5 grid gap-3 p-4" aria-label="Your answer">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Status {...deal.badge} className="whitespace-normal!" />
        <Countdown millisecondsLeft={deal.inquiry.millisecondsLeft} />
      </div>
      <InquiryActions {...card} deal={{ ...deal, actions, why }} isInDialog />
    </section>
  )
}

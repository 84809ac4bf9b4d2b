import type { SubmissionResult } from '@conform-to/react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import type { MessagesPage } from '~/services/deals/messages/messages-page.server'
import { MessageForm } from './message-form'
import { Timeline } from './timeline'

interface MessagesDialogProps extends MessagesPage {
  action: string
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** The offers and messages about a list vehicle, as the crew sees them. */
export function MessagesDialog(props: MessagesDialogProps) {
  const { vehicle, timelines, mayWrite } = props
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
        {mayWrite && (
          <div className="mt-5">
            <MessageForm {...props} to="the owner" />
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}

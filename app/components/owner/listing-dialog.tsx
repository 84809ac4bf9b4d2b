import type { SubmissionResult } from '@conform-to/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { LISTING_ACTION_TEXTS } from '~/models/owner/listing-texts'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'
import type { ListingChangeView } from '~/services/owner/listing.server'

interface ListingDialogProps {
  change: ListingChangeView
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** Confirms a change of a listing and lists its consequences, or says why it is refused. */
export function ListingDialog({ change, lastResult, closeTo }: ListingDialogProps) {
  const { kind, title, picture, seen, needsReason, refusal, affected, bookings } = change
  const { title: heading, button, text } = LISTING_ACTION_TEXTS[kind]
  const [form, field] = useServerForm({ id: 'listing-change', fields: ['reason'], lastResult })
  const isEnd = kind === 'deactivation' || kind === 'deletion'
  return (
    <FormDialog
      title={heading}
      subtitle={title}
      picture={picture}
      closeTo={closeTo}
      size="small"
      form={form}
      submitLabel={refusal === null ? button : null}
      submitLook={isEnd ? 'refuse' : 'primary'}
    >
      {refusal !== null && <Note tone="gone">{refusal}</Note>}
      {refusal === null && (
        <div className="grid gap-3">
          <input type="hidden" name="seen" value={seen} />
          <p>{text}</p>
          {affected.length > 0 && (
            <ul className="grid list-disc gap-2 pl-5">
              {affected.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {bookings.length > 0 && (
            <ul className="grid gap-1 pl-5 text-sm text-quiet">
              {bookings.map((booking) => (
                <li key={booking}>{booking}</li>
              ))}
            </ul>
          )}
          {needsReason && (
            <TextareaField
              {...field('reason')}
              label="Reason"
              rows={2}
              maxLength={MAX_BEHALF_REASON_LENGTH}
              hint="Emailed to the owner, with your name."
            />
          )}
        </div>
      )}
    </FormDialog>
  )
}

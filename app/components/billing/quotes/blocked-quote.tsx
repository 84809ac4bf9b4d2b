import { DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/note'
import { bookingPaths } from '~/models/trade/paths/booking'

/** Why there is no quote of the cart as it is. */
export function BlockedQuote({ reason }: { reason: string }) {
  return (
    <>
      <DialogBody>
        <Note tone="refused" isAlert>
          {reason}
        </Note>
      </DialogBody>
      <DialogFoot cancelTo={bookingPaths.cart()} cancelLabel="Back to the cart" />
    </>
  )
}

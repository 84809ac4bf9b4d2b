import { pickupPaths } from '~/models/trade/paths/pickup'
import { SubmitButton } from '../ui/button'
import { Note } from '../ui/feedback/note'

/** Asks the recipient of the link to confirm that they received it. The page's script reports that it was opened. */
export function ConfirmPickup({
  orderId,
  isConfirmed,
  isOpened,
}: {
  orderId: number
  isConfirmed: boolean
  isOpened: boolean
}) {
  if (isConfirmed) {
    return (
      <Note tone="available" className="no-print mt-5">
        Confirmed. Production has been notified.
      </Note>
    )
  }
  return (
    <form
      method="post"
      action={pickupPaths.pickupConfirmation(orderId)}
      className="sheet mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
      data-opening={isOpened ? undefined : pickupPaths.pickupOpening(orderId)}
    >
      <p className="min-w-0 grow basis-56">Let production know you got this.</p>
      <SubmitButton action={pickupPaths.pickupConfirmation(orderId)} look="secondary" className="max-sm:w-full">
        Got it
      </SubmitButton>
    </form>
  )
}

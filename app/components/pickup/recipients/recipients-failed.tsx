import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { orderPaths } from '~/models/trade/paths/orders'

/** In place of the dialog that sends pickup details, where it broke: nothing was sent, and the way back to the order. */
export function RecipientsFailed() {
  const { orderId, projectId = '', name = '' } = useParams()
  const closeTo = orderPaths.orderDetails(Number(orderId), projectId, name)
  return <FailureDialog title="Send pickup details" sentence={PICKUP_MESSAGES.failed} closeTo={closeTo} />
}

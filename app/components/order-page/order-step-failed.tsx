import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { orderPaths } from '~/models/trade/paths/orders'

/** In place of a dialog of an order that broke, with the way back to the order. */
export function OrderStepFailed({ title, sentence }: { title: string; sentence: string }) {
  const { orderId, projectId = '', name = '' } = useParams()
  return (
    <FailureDialog
      title={title}
      sentence={sentence}
      closeTo={orderPaths.orderDetails(Number(orderId), projectId, name)}
    />
  )
}

import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { orderPaths } from '~/models/trade/paths/orders'

/** Replaces a dialog of an order that failed; links back to the order. */
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

import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { paths } from '~/models/trade/addresses/paths'

/** In place of a dialog of an order that broke, with the way back to the order. */
export function OrderStepFailed({ title, sentence }: { title: string; sentence: string }) {
  const { orderId, projectId = '', name = '' } = useParams()
  return (
    <FailureDialog title={title} sentence={sentence} closeTo={paths.orderDetails(Number(orderId), projectId, name)} />
  )
}

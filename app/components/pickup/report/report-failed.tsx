import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { RequestFailed } from '~/components/shell/request-failed'
import { WENT_WRONG } from '~/models/trade/answers/sentences'
import { orderPaths } from '~/models/trade/paths/orders'

/** In place of the report that broke: the way back to its order; an owner's address names none. */
export function ReportFailed() {
  const { orderId, projectId = '', name = '' } = useParams()
  if (orderId === undefined) return <RequestFailed />
  const closeTo = orderPaths.orderDetails(Number(orderId), projectId, name)
  return <FailureDialog title="Pre-Pickup Inspection Report" sentence={WENT_WRONG} closeTo={closeTo} />
}

import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { paths } from '~/models/trade/addresses/paths'
import { WENT_WRONG } from '~/models/trade/answers/sentences'

/** In place of the report that broke: the way back to its order. */
export function ReportFailed() {
  const { orderId, projectId = '', name = '' } = useParams()
  const closeTo = paths.orderDetails(Number(orderId), projectId, name)
  return <FailureDialog title="Pre-Pickup Inspection Report" sentence={WENT_WRONG} closeTo={closeTo} />
}

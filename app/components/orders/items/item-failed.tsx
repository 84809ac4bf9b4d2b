import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { orderPaths } from '~/models/trade/paths/orders'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** Error dialog of an amendment, with the way back to the order. */
export function ItemFailed({ act }: { act: AmendmentKind }) {
  const { orderId, projectId = '', name = '' } = useParams()
  const closeTo = orderPaths.orderDetails(Number(orderId), projectId, name)
  const { title, failed } = AMENDMENT_DIALOGS[act]
  return <FailureDialog title={title} sentence={failed} closeTo={closeTo} />
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PickupError } from '~/components/pickup/pickup-error'
import { ReturnPage } from '~/components/pickup/return/return-page'
import { Icon } from '~/components/ui/icon'
import { returnInspection } from '~/models/pickup/inspection/return-addresses'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { reportPaths } from '~/models/trade/addresses/orders/report-paths'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { requireReturn } from '~/services/pickup/return/require-return.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  return requireReturn({ by: 'reader', reader, ...parseParams(params, OrderItemParams) })
}

export default function PickupReturn() {
  const view = useLoaderData<typeof loader>()
  const { orderId, orderItemId } = view.item
  const inspection = returnInspection({ orderId, orderItemId })
  return (
    <>
      <a className="tap link -ml-2 px-2" href={orderPaths.pickupDetails(orderId)}>
        <Icon name="left" />
        Back to pickup details
      </a>
      <ReturnPage
        view={view}
        to={{
          inspection: inspection.overview(),
          confirmation: reportPaths.returnConfirmation(orderId, orderItemId),
          paper: reportPaths.pickupPaper(orderId, orderItemId, 'loss-and-damage.pdf'),
          printAt: inspection.print,
        }}
      />
    </>
  )
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Return')]

export const ErrorBoundary = PickupError

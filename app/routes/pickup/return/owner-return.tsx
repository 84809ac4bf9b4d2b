import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { ReturnPage } from '~/components/pickup/return-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Breadcrumb } from '~/components/ui/page'
import { OwnerOrderParams } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { requireReturn } from '~/services/pickup/return.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireOwner(request)
  return requireReturn({ kind: 'owner', account, ...parseParams(params, OwnerOrderParams) })
}

export default function OwnerReturn() {
  const view = useLoaderData<typeof loader>()
  const { orderId, orderItemId } = view.item
  return (
    <>
      <InertBehindDialog>
        <div className="page page-narrow">
          <Breadcrumb
            trail={[
              { label: 'Orders', to: ownerPaths.ownerOrders() },
              { label: `Order #${orderId}`, to: ownerPaths.ownerOrder(orderItemId) },
            ]}
            current="Return"
          />
          <ReturnPage view={view}>
            {!view.against && (
              <Link
                className={BUTTON_CLASS.outline}
                to={pickupPaths.ownerReturnObjection(orderItemId)}
                preventScrollReset
              >
                DISPUTE
              </Link>
            )}
          </ReturnPage>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = () => [titled('Return')]

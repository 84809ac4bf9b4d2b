import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PickupError } from '~/components/pickup/pickup-error'
import { PickupVehicle } from '~/components/pickup/pickup-vehicle'
import { PageTitle } from '~/components/ui/page-title'
import { OrderParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requireAccount } from '~/server/session/require.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { orderId } = parseParams(params, OrderParams)
  return requirePickup(account, orderId)
}

export default function PickupDetails() {
  const { order, days } = useLoaderData<typeof loader>()
  const first = days.flatMap((day) => day.vehicles).find((vehicle) => vehicle.details)
  return (
    <>
      <PageTitle title="Pickup details" lead={`Order #${order.id}, ${order.projectTitle}`} />
      {days.map((day) => (
        <section key={day.heading} className="paper-table">
          <h2 className="mt-6 mb-3 text-sm text-quiet">{day.heading}</h2>
          <div className="grid gap-3">
            {day.vehicles.map((vehicle) => (
              <PickupVehicle key={vehicle.id} {...vehicle} isOpen={vehicle === first} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Pickup details')]

export const ErrorBoundary = PickupError

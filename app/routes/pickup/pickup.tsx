import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { BackLink } from '~/components/pickup/back-link'
import { ConfirmPickup } from '~/components/pickup/confirm-pickup'
import pickupStyles from '~/components/pickup/pickup.css?url'
import { PickupError } from '~/components/pickup/pickup-error'
import { PickupVehicle } from '~/components/pickup/pickup-vehicle'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { PageTitle } from '~/components/ui/page'
import pickupScript from '~/enhance/pickup.mjs?worker&url'
import { MAP_HOST, mapDeviceOf } from '~/models/pickup/map-links'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { userAgentOf } from '~/server/http/origin.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'

/** Open to the crew and to browsers with a pickup link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  const pickup = await requirePickup(access)
  return { ...pickup, device: mapDeviceOf(userAgentOf(request)) }
}

export default function PickupDetails() {
  const { order, back, recipient, days, hasMap, device } = useLoaderData<typeof loader>()
  const first = days.flatMap((day) => day.vehicles).find((vehicle) => vehicle.details)
  return (
    <>
      <InertBehindDialog>
        {back && <BackLink to={back.to}>Back to {back.name}</BackLink>}
        <PageTitle
          title="Pickup details"
          lead={`Order #${order.id}, ${order.projectTitle}`}
          actions={
            <a className="tap link" href={pickupPaths.runSheet(order.id)}>
              Print run sheet
            </a>
          }
        />
        {recipient && <ConfirmPickup orderId={order.id} {...recipient} />}
        {days.map((day) => (
          <section key={day.heading} className="paper-table">
            <h2 className="mt-6 mb-3 text-sm text-quiet">{day.heading}</h2>
            <div className="grid gap-3">
              {day.vehicles.map((vehicle) => (
                <PickupVehicle
                  key={vehicle.id}
                  {...vehicle}
                  orderId={order.id}
                  device={device}
                  hasMap={hasMap}
                  isOpen={vehicle === first}
                />
              ))}
            </div>
          </section>
        ))}
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const handle = {
  hydrate: false,
  frame: 'emailed',
  enhancement: pickupScript,
  outside: { frame: MAP_HOST },
  failure: PickupError,
}
export const meta: MetaFunction = () => [titled('Pickup details')]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickupStyles }]

export const ErrorBoundary = PickupError

import { flatRoutes } from '@remix-run/fs-routes'
import { type RouteConfig, route } from '@remix-run/route-config'

/** Pages that stand at a second address besides the one their file is named after. */
const SECOND_ADDRESSES = [
  route('home', 'routes/_index.tsx', { id: 'routes/home', index: true }),
  route('vehicleInspection/:phase/:orderId/:orderItemId', inspection('.tsx'), { id: 'routes/vehicleInspection' }, [
    again('no-damage', inspection('.no-damage.tsx')),
    again('photos/:photoId/removal', inspection('.photos.$photoId.removal.tsx')),
  ]),
  again('vehicleInspection/:phase/:orderId/:orderItemId/photos', inspection('_.photos.ts')),
  again('vehicleInspection/:phase/:orderId/:orderItemId/finish', inspection('_.finish.ts')),
  again(
    'vehicleInspection/:phase/:orderId/:orderItemId/damage',
    'routes/pre-PickupInspection.$orderId.$orderItemId.tsx',
  ),
]

function inspection(rest: string): string {
  return `routes/vehiclePre-PickupInspection.$orderId.$orderItemId${rest}`
}

function again(path: string, file: string) {
  return route(path, file, { id: `again/${file}` })
}

/** The URL table is app/routes itself: one flat file per address, its name is the URL. */
export default [...(await flatRoutes()), ...SECOND_ADDRESSES] satisfies RouteConfig

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders/:orderId/inspection-photos/:photoId/:file', 'routes/pickup/report/order-photo.ts'),
  route('orders/:orderId/inspections/:orderItemId/:paper', 'routes/pickup/report/order-pdf.ts'),
  route(
    'owner/orders/:orderItemId/inspection/:phase',
    'routes/pickup/inspection/overview.tsx',
    { id: 'owner/inspection' },
    [
      route('no-damage', 'routes/pickup/inspection/no-damage.tsx', { id: 'owner/inspection/no-damage' }),
      route('photos/:photoId/removal', 'routes/pickup/inspection/photo-removal.tsx', {
        id: 'owner/inspection/photo-removal',
      }),
    ],
  ),
  route('owner/orders/:orderItemId/inspection/:phase/damage', 'routes/pickup/inspection/damage.tsx', {
    id: 'owner/inspection/damage',
  }),
  route('owner/orders/:orderItemId/inspection/:phase/finish', 'routes/pickup/inspection/finish.ts', {
    id: 'owner/inspection/finish',
  }),
  route('owner/orders/:orderItemId/inspection/:phase/photos', 'routes/pickup/inspection/photos.ts', {
    id: 'owner/inspection/photos',
  }),
  route('owner/orders/:orderItemId/papers/:paper', 'routes/pickup/report/pdf.ts', { id: 'owner/report/pdf' }),
  route('owner/orders/:orderItemId/photos/:photoId/:file', 'routes/pickup/report/photo.ts', {
    id: 'owner/report/photo',
  }),
  route('owner/orders/:orderItemId/return', 'routes/pickup/return/owner-return.tsx', [
    route('objection', 'routes/pickup/return/objection.tsx'),
  ]),
  route('owner/orders/:orderItemId/return/confirmation', 'routes/pickup/return/confirmation.ts', {
    id: 'owner/return/confirmation',
  }),
  route('pickup-worker.js', 'routes/pickup/service-worker.ts'),
  route('pickup/:token', 'routes/pickup/link.tsx'),
  route('pickupDetails/:orderId', 'routes/pickup/pickup.tsx', [
    route(':orderItemId/arrival', 'routes/pickup/arrival.tsx'),
  ]),
  route('pickupDetails/:orderId/:orderItemId/papers/:paper', 'routes/pickup/report/pdf.ts'),
  route('pickupDetails/:orderId/:orderItemId/photos/:photoId/:file', 'routes/pickup/report/photo.ts'),
  route('pickupDetails/:orderId/:orderItemId/pickup-report.pdf', 'routes/pickup/driver-report.ts'),
  route('pickupDetails/:orderId/:orderItemId/return', 'routes/pickup/return/return.tsx'),
  route('pickupDetails/:orderId/:orderItemId/return/confirmation', 'routes/pickup/return/confirmation.ts'),
  route('pickupDetails/:orderId/confirmation', 'routes/pickup/confirmation.ts'),
  route('pickupDetails/:orderId/opening', 'routes/pickup/opening.ts'),
  route('pickupDetails/:orderId/run-sheet', 'routes/pickup/run-sheet.tsx'),
  route('pre-PickupInspection/:orderId/:orderItemId', 'routes/pickup/inspection/damage.tsx'),
  route('vehiclePre-PickupInspection/:orderId/:orderItemId', 'routes/pickup/inspection/overview.tsx', [
    route('no-damage', 'routes/pickup/inspection/no-damage.tsx'),
    route('photos/:photoId/removal', 'routes/pickup/inspection/photo-removal.tsx'),
  ]),
  route('vehiclePre-PickupInspection/:orderId/:orderItemId/finish', 'routes/pickup/inspection/finish.ts'),
  route('vehiclePre-PickupInspection/:orderId/:orderItemId/photos', 'routes/pickup/inspection/photos.ts'),
  route(
    'vehicleInspection/:phase/:orderId/:orderItemId',
    'routes/pickup/inspection/overview.tsx',
    { id: 'inspection' },
    [
      route('no-damage', 'routes/pickup/inspection/no-damage.tsx', {
        id: 'inspection/no-damage',
      }),
      route('photos/:photoId/removal', 'routes/pickup/inspection/photo-removal.tsx', {
        id: 'inspection/photo-removal',
      }),
    ],
  ),
  route('vehicleInspection/:phase/:orderId/:orderItemId/damage', 'routes/pickup/inspection/damage.tsx', {
    id: 'inspection/damage',
  }),
  route('vehicleInspection/:phase/:orderId/:orderItemId/finish', 'routes/pickup/inspection/finish.ts', {
    id: 'inspection/finish',
  }),
  route('vehicleInspection/:phase/:orderId/:orderItemId/photos', 'routes/pickup/inspection/photos.ts', {
    id: 'inspection/photos',
  }),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route(':orderItemId/inspection-report', 'routes/pickup/report/report.tsx'),
  route('recipients', 'routes/pickup/recipients/recipients.tsx'),
  route('recipients/:recipientId/:act', 'routes/pickup/recipients/action.ts'),
]

/** Dialogs over the owner's page of a booked vehicle. */
export const ownerOrderDialogs: RouteConfigEntry[] = [
  route('inspection-report', 'routes/pickup/report/report.tsx', { id: 'owner/report' }),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route(
    'orders/:orderId/inspection-photos/:photoId/:file',
    'routes/orders.$orderId.inspection-photos.$photoId.$file.ts',
  ),
  route('orders/:orderId/inspections/:orderItemId/:paper', 'routes/orders.$orderId.inspections.$orderItemId.$paper.ts'),
  route('owner/orders/:orderItemId/inspection/:phase', 'routes/owner_.orders_.$orderItemId_.inspection.$phase.tsx', [
    route('no-damage', 'routes/owner_.orders_.$orderItemId_.inspection.$phase.no-damage.tsx'),
    route(
      'photos/:photoId/removal',
      'routes/owner_.orders_.$orderItemId_.inspection.$phase.photos.$photoId.removal.tsx',
    ),
  ]),
  route(
    'owner/orders/:orderItemId/inspection/:phase/damage',
    'routes/owner_.orders_.$orderItemId_.inspection.$phase_.damage.tsx',
  ),
  route(
    'owner/orders/:orderItemId/inspection/:phase/finish',
    'routes/owner_.orders_.$orderItemId_.inspection.$phase_.finish.ts',
  ),
  route(
    'owner/orders/:orderItemId/inspection/:phase/photos',
    'routes/owner_.orders_.$orderItemId_.inspection.$phase_.photos.ts',
  ),
  route('owner/orders/:orderItemId/papers/:paper', 'routes/owner_.orders_.$orderItemId_.papers.$paper.ts'),
  route(
    'owner/orders/:orderItemId/photos/:photoId/:file',
    'routes/owner_.orders_.$orderItemId_.photos.$photoId.$file.ts',
  ),
  route('owner/orders/:orderItemId/return', 'routes/owner_.orders_.$orderItemId_.return.tsx', [
    route('objection', 'routes/owner_.orders_.$orderItemId_.return.objection.tsx'),
  ]),
  route('owner/orders/:orderItemId/return/confirmation', 'routes/owner_.orders_.$orderItemId_.return_.confirmation.ts'),
  route('pickup-worker.js', 'routes/pickup-worker[.]js.ts'),
  route('pickup/:token', 'routes/pickup.$token.tsx'),
  route('pickupDetails/:orderId', 'routes/pickupDetails.$orderId.tsx', [
    route(':orderItemId/arrival', 'routes/pickupDetails.$orderId.$orderItemId.arrival.tsx'),
  ]),
  route(
    'pickupDetails/:orderId/:orderItemId/papers/:paper',
    'routes/pickupDetails.$orderId_.$orderItemId.papers.$paper.ts',
  ),
  route(
    'pickupDetails/:orderId/:orderItemId/photos/:photoId/:file',
    'routes/pickupDetails.$orderId_.$orderItemId.photos.$photoId.$file.ts',
  ),
  route(
    'pickupDetails/:orderId/:orderItemId/pickup-report.pdf',
    'routes/pickupDetails.$orderId_.$orderItemId.pickup-report[.]pdf.ts',
  ),
  route('pickupDetails/:orderId/:orderItemId/return', 'routes/pickupDetails.$orderId_.$orderItemId.return.tsx'),
  route(
    'pickupDetails/:orderId/:orderItemId/return/confirmation',
    'routes/pickupDetails.$orderId_.$orderItemId.return_.confirmation.ts',
  ),
  route('pickupDetails/:orderId/confirmation', 'routes/pickupDetails.$orderId_.confirmation.ts'),
  route('pickupDetails/:orderId/opening', 'routes/pickupDetails.$orderId_.opening.ts'),
  route('pickupDetails/:orderId/run-sheet', 'routes/pickupDetails.$orderId_.run-sheet.tsx'),
  route('pre-PickupInspection/:orderId/:orderItemId', 'routes/pre-PickupInspection.$orderId.$orderItemId.tsx'),
  route(
    'vehiclePre-PickupInspection/:orderId/:orderItemId',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.tsx',
    [
      route('no-damage', 'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.no-damage.tsx'),
      route(
        'photos/:photoId/removal',
        'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.photos.$photoId.removal.tsx',
      ),
    ],
  ),
  route(
    'vehiclePre-PickupInspection/:orderId/:orderItemId/finish',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId_.finish.ts',
  ),
  route(
    'vehiclePre-PickupInspection/:orderId/:orderItemId/photos',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId_.photos.ts',
  ),
  route(
    'vehicleInspection/:phase/:orderId/:orderItemId',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.tsx',
    { id: 'inspection' },
    [
      route('no-damage', 'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.no-damage.tsx', {
        id: 'inspection/no-damage',
      }),
      route(
        'photos/:photoId/removal',
        'routes/vehiclePre-PickupInspection.$orderId.$orderItemId.photos.$photoId.removal.tsx',
        { id: 'inspection/photo-removal' },
      ),
    ],
  ),
  route(
    'vehicleInspection/:phase/:orderId/:orderItemId/damage',
    'routes/pre-PickupInspection.$orderId.$orderItemId.tsx',
    { id: 'inspection/damage' },
  ),
  route(
    'vehicleInspection/:phase/:orderId/:orderItemId/finish',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId_.finish.ts',
    { id: 'inspection/finish' },
  ),
  route(
    'vehicleInspection/:phase/:orderId/:orderItemId/photos',
    'routes/vehiclePre-PickupInspection.$orderId.$orderItemId_.photos.ts',
    { id: 'inspection/photos' },
  ),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route(
    ':orderItemId/inspection-report',
    'routes/orders.$orderId.details.$projectId.$name.$orderItemId.inspection-report.tsx',
  ),
  route('recipients', 'routes/orders.$orderId.details.$projectId.$name.recipients.tsx'),
  route(
    'recipients/:recipientId/:act',
    'routes/orders.$orderId.details.$projectId.$name.recipients_.$recipientId.$act.ts',
  ),
]

/** Dialogs over the owner's page of a booked vehicle. */
export const ownerOrderDialogs: RouteConfigEntry[] = [
  route('inspection-report', 'routes/owner_.orders_.$orderItemId.inspection-report.tsx'),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

/** The pages of one inspection; the damage form may have a different address. */
function inspection(path: string, id: string, damage = `${path}/damage`): RouteConfigEntry[] {
  return [
    route(path, 'routes/pickup/inspection/overview.tsx', { id }, [
      route('no-damage', 'routes/pickup/inspection/no-damage.tsx', { id: `${id}/no-damage` }),
      route('photos/:photoId/removal', 'routes/pickup/inspection/photo-removal.tsx', { id: `${id}/photo-removal` }),
    ]),
    route(damage, 'routes/pickup/inspection/damage.tsx', { id: `${id}/damage` }),
    route(`${path}/finish`, 'routes/pickup/inspection/finish.ts', { id: `${id}/finish` }),
    route(`${path}/photos`, 'routes/pickup/inspection/photos.ts', { id: `${id}/photos` }),
  ]
}

/** The photos and PDFs of a report: on the page of an order, at a pickup, and on the desks of owners and staff. */
function report(photos: string, pdfs: string, id: string): RouteConfigEntry[] {
  return [
    route(`${photos}/:photoId/:file`, 'routes/pickup/report/photo.ts', { id: `${id}/photo` }),
    route(`${pdfs}/:pdf`, 'routes/pickup/report/pdf.ts', { id: `${id}/pdf` }),
  ]
}

export const routes: RouteConfigEntry[] = [
  ...report('orders/:orderId/inspection-photos', 'orders/:orderId/inspections/:orderItemId', 'order-report'),
  ...report(
    'provider/orders/:orderId/inspection-photos',
    'provider/orders/:orderId/inspections/:orderItemId',
    'staff-report',
  ),
  ...report('owner/orders/:orderItemId/photos', 'owner/orders/:orderItemId/documents', 'owner-report'),
  ...report(
    'pickupDetails/:orderId/:orderItemId/photos',
    'pickupDetails/:orderId/:orderItemId/documents',
    'pickup-report',
  ),
  ...inspection('owner/orders/:orderItemId/inspection/:phase', 'owner-inspection'),
  ...inspection('vehicleInspection/:phase/:orderId/:orderItemId', 'return-inspection'),
  ...inspection(
    'vehiclePre-PickupInspection/:orderId/:orderItemId',
    'pickup-inspection',
    'pre-PickupInspection/:orderId/:orderItemId',
  ),
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
  route('pickupDetails/:orderId/:orderItemId/pickup-report.pdf', 'routes/pickup/driver-report.ts'),
  route('pickupDetails/:orderId/:orderItemId/return', 'routes/pickup/return/return.tsx'),
  route('pickupDetails/:orderId/:orderItemId/return/confirmation', 'routes/pickup/return/confirmation.ts'),
  route('pickupDetails/:orderId/confirmation', 'routes/pickup/confirmation.ts'),
  route('pickupDetails/:orderId/opening', 'routes/pickup/opening.ts'),
  route('pickupDetails/:orderId/run-sheet', 'routes/pickup/run-sheet.tsx'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route(':orderItemId/inspection-report', 'routes/pickup/report/report.tsx'),
  route('recipients', 'routes/pickup/recipients/recipients.tsx'),
  route('recipients/:recipientId/:kind', 'routes/pickup/recipients/action.ts'),
]

/** The same over the lists of a project, for members who may not open its orders. */
export const projectDialogs: RouteConfigEntry[] = [
  route('orders/:orderId/recipients', 'routes/pickup/recipients/recipients.tsx', { id: 'project/recipients' }),
  route('orders/:orderId/recipients/:recipientId/:kind', 'routes/pickup/recipients/action.ts', {
    id: 'project/recipients/action',
  }),
]

/** Dialogs over the owner's page of a booked vehicle. */
export const ownerOrderDialogs: RouteConfigEntry[] = [
  route('inspection-report', 'routes/pickup/report/report.tsx', { id: 'owner/report' }),
]

/** A dialog over an order at the desk of staff. */
export const deskOrderDialogs: RouteConfigEntry[] = [
  route(':orderItemId/inspection-report', 'routes/pickup/report/report.tsx', { id: 'staff/report' }),
]

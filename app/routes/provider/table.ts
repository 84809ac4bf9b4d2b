import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (orderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('provider', 'routes/provider/sign-ups/requests.tsx', [
    route('requests/:requestId', 'routes/provider/sign-ups/request.tsx'),
    route('requests/:requestId/rejection', 'routes/provider/sign-ups/rejection.tsx'),
  ]),
  route('provider/day-out-of-days', 'routes/provider/orders/day-out-of-days.tsx'),
  route('provider/day-out-of-days.csv', 'routes/provider/orders/day-out-of-days-csv.ts'),
  route('provider/backup', 'routes/provider/backup/backups.tsx'),
  route('provider/backup/:backup', 'routes/provider/backup/download.ts'),
  route('provider/documents', 'routes/provider/documents/documents.tsx', [
    route(':kind', 'routes/provider/documents/upload.tsx'),
  ]),
  route('provider/documents/:kind/file', 'routes/provider/documents/file.ts'),
  route('provider/inquiries', 'routes/provider/inquiries/inquiries.tsx'),
  route('provider/inquiries/:inquiryId', 'routes/provider/inquiries/inquiry.tsx', [
    route(':answer', 'routes/provider/inquiries/answer.tsx'),
    route('message', 'routes/provider/inquiries/message.tsx'),
  ]),
  route('provider/inquiries/:inquiryId/reminder', 'routes/provider/inquiries/reminder.ts'),
  route('provider/mail', 'routes/provider/mail/undelivered.tsx'),
  route('provider/mail/:mailId/delivery', 'routes/provider/mail/delivery.ts'),
  route('provider/orders', 'routes/provider/orders/orders.tsx'),
  route('provider/orders/:orderId', 'routes/provider/orders/order.tsx', [
    route(':orderItemId/:kind', 'routes/provider/orders/item-action.tsx'),
    route('payment-note', 'routes/provider/orders/payment-note.tsx'),
    ...orderDialogs,
  ]),
  route('provider/orders/:orderId/envelope', 'routes/provider/orders/envelope.ts'),
  route('provider/orders/:orderId/documents.zip', 'routes/provider/orders/documents-zip.ts'),
  route('provider/orders/:orderId/documents/:documentId', 'routes/provider/orders/document.ts'),
  route('provider/vehicles', 'routes/provider/vehicles/vehicles.tsx'),
  route('provider/vehicles/:vehicleId', 'routes/provider/vehicles/vehicle.tsx', [
    route(':kind', 'routes/provider/vehicles/listing-change.tsx'),
    route('other-calendar', 'routes/owner/other-calendar/addition.tsx', { id: 'calendar-of-owner' }),
  ]),
  route('provider/owners', 'routes/provider/owners/owners.tsx', [
    route('invitation', 'routes/provider/owners/invitation.tsx'),
  ]),
  route('provider/owners/:ownerId/vehicles/new', 'routes/provider/owners/new-vehicle.tsx'),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('provider', 'routes/provider.tsx', [
    route('requests/:requestId', 'routes/provider.requests.$requestId.tsx'),
    route('requests/:requestId/rejection', 'routes/provider.requests.$requestId_.rejection.tsx'),
  ]),
  route('provider/backup', 'routes/provider_.backup.tsx'),
  route('provider/backup/:backup', 'routes/provider_.backup_.$backup.ts'),
  route('provider/documents', 'routes/provider_.documents.tsx', [
    route(':kind', 'routes/provider_.documents.$kind.tsx'),
  ]),
  route('provider/documents/:kind/file', 'routes/provider_.documents_.$kind.file.ts'),
  route('provider/inquiries', 'routes/provider_.inquiries.tsx'),
  route('provider/inquiries/:inquiryId', 'routes/provider_.inquiries_.$inquiryId.tsx', [
    route(':answer', 'routes/provider_.inquiries_.$inquiryId.$answer.tsx'),
  ]),
  route('provider/mail', 'routes/provider_.mail.tsx'),
  route('provider/mail/:mailId/delivery', 'routes/provider_.mail_.$mailId.delivery.ts'),
  route('provider/orders', 'routes/provider_.orders.tsx'),
  route('provider/orders/:orderId', 'routes/provider_.orders_.$orderId.tsx', [
    route(':orderItemId/:act', 'routes/provider_.orders_.$orderId.$orderItemId.$act.tsx'),
    route('payment-note', 'routes/provider_.orders_.$orderId.payment-note.tsx'),
  ]),
  route('provider/orders/:orderId/envelope', 'routes/provider_.orders_.$orderId_.envelope.ts'),
  route('provider/orders/:orderId/papers.zip', 'routes/provider_.orders_.$orderId_.papers[.]zip.ts'),
  route('provider/orders/:orderId/papers/:paperId', 'routes/provider_.orders_.$orderId_.papers.$paperId.ts'),
  route('provider/owners', 'routes/provider_.owners.tsx', [
    route('invitation', 'routes/provider_.owners.invitation.tsx'),
  ]),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('agreement', 'routes/agreement._index.tsx'),
  route('agreement/:token', 'routes/agreement.$token.tsx'),
  route('agreement/decline', 'routes/agreement.decline.tsx'),
  route('agreement/document', 'routes/agreement.document.ts'),
  route('agreement/signing', 'routes/agreement.signing.tsx'),
  route('docusign/events', 'routes/docusign.events.ts'),
  route('orders/:orderId/agreement.pdf', 'routes/orders.$orderId.agreement[.]pdf.ts'),
  route(
    'orders/:orderId/details/:projectId/:name/delivery',
    'routes/orders.$orderId.details.$projectId.$name_.delivery.ts',
  ),
  route(
    'orders/:orderId/details/:projectId/:name/signing',
    'routes/orders.$orderId.details.$projectId.$name_.signing.ts',
  ),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route('signer', 'routes/orders.$orderId.details.$projectId.$name.signer.tsx'),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('agreement', 'routes/signing/agreement/agreement.tsx'),
  route('agreement/:token', 'routes/signing/agreement/link.tsx'),
  route('agreement/decline', 'routes/signing/agreement/decline.tsx'),
  route('agreement/document', 'routes/signing/agreement/document.ts'),
  route('agreement/signing', 'routes/signing/agreement/signing.tsx'),
  route('docusign/events', 'routes/signing/docusign-events.ts'),
  route('orders/:orderId/agreement.pdf', 'routes/signing/sealed-agreement.ts'),
  route('orders/:orderId/details/:projectId/:name/delivery', 'routes/signing/delivery.ts'),
  route('orders/:orderId/details/:projectId/:name/signing', 'routes/signing/sign-now.ts'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [route('signer', 'routes/signing/signer.tsx')]

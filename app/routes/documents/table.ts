import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders/:orderId/papers', 'routes/documents/order/documents.tsx'),
  route('orders/:orderId/papers.zip', 'routes/documents/order/zip.ts'),
  route('orders/:orderId/papers/:paperId', 'routes/documents/order/document.ts'),
  route('orders/:orderId/papers/held/:kind', 'routes/documents/order/staged.ts'),
  route('orders/:orderId/papers/held/:kind/removal', 'routes/documents/order/staged-removal.tsx'),
  route('orders/documents/:kind', 'routes/documents/provider-document.ts'),
  route('projects/:projectId/papers', 'routes/documents/project/documents.tsx'),
  route('projects/:projectId/papers.zip', 'routes/documents/project/zip.ts'),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders/:orderId/documents', 'routes/documents/order/documents.tsx'),
  route('orders/:orderId/documents.zip', 'routes/documents/order/zip.ts'),
  route('orders/:orderId/documents/:documentId', 'routes/documents/order/document.ts'),
  route('orders/:orderId/documents/staged/:kind', 'routes/documents/order/staged.ts'),
  route('orders/:orderId/documents/staged/:kind/removal', 'routes/documents/order/staged-removal.tsx'),
  route('orders/documents/:kind', 'routes/documents/provider-document.ts'),
  route('projects/:projectId/documents', 'routes/documents/project/documents.tsx'),
  route('projects/:projectId/documents.zip', 'routes/documents/project/zip.ts'),
]

import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders/:orderId/papers', 'routes/orders.$orderId.papers.tsx'),
  route('orders/:orderId/papers.zip', 'routes/orders.$orderId.papers[.]zip.ts'),
  route('orders/:orderId/papers/:paperId', 'routes/orders.$orderId.papers_.$paperId.ts'),
  route('orders/:orderId/papers/held/:kind', 'routes/orders.$orderId.papers_.held.$kind.ts'),
  route('orders/:orderId/papers/held/:kind/removal', 'routes/orders.$orderId.papers_.held.$kind_.removal.tsx'),
  route('orders/documents/:kind', 'routes/orders.documents.$kind.ts'),
  route('projects/:projectId/papers', 'routes/projects.$projectId.papers.tsx'),
  route('projects/:projectId/papers.zip', 'routes/projects.$projectId.papers[.]zip.ts'),
]

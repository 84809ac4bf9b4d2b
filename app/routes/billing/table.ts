import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route(
    'orders/:orderId/invoices/:projectId/:invoiceId/:format',
    'routes/orders.$orderId.invoices.$projectId.$invoiceId.$format.ts',
  ),
  route('projects/:projectId/costs', 'routes/projects.$projectId.costs.tsx', [
    route('budget', 'routes/projects.$projectId.costs.budget.tsx'),
  ]),
  route('projects/:projectId/costs.csv', 'routes/projects.$projectId.costs[.]csv.ts'),
  route('projects/:projectId/quotes', 'routes/projects.$projectId.quotes.tsx'),
  route('projects/:projectId/quotes/:quoteId', 'routes/projects.$projectId.quotes_.$quoteId.ts'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route('invoice', 'routes/orders.$orderId.details.$projectId.$name.invoice.tsx'),
  route('invoice/correction', 'routes/orders.$orderId.details.$projectId.$name.invoice_.correction.tsx'),
]

/** Dialogs over the cart. */
export const cartDialogs: RouteConfigEntry[] = [
  route('quote', 'routes/cart.quote.tsx'),
  route('quote/:quoteId', 'routes/cart.quote_.$quoteId.tsx'),
]

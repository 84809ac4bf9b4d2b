import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders/:orderId/invoices/:projectId/:invoiceId/:format', 'routes/billing/invoices/file.ts'),
  route('projects/:projectId/costs', 'routes/billing/costs/costs.tsx', [
    route('budget', 'routes/billing/costs/budget.tsx'),
  ]),
  route('projects/:projectId/costs.csv', 'routes/billing/costs/csv.ts'),
  route('projects/:projectId/quotes', 'routes/billing/quotes/quotes.tsx'),
  route('projects/:projectId/quotes/:quoteId', 'routes/billing/quotes/pdf.ts'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route('billing', 'routes/billing/order-billing.tsx'),
  route('invoice', 'routes/billing/invoices/invoice.tsx'),
  route('invoice/correction', 'routes/billing/invoices/correction.tsx'),
]

/** Dialogs over the cart. */
export const cartDialogs: RouteConfigEntry[] = [
  route('quote', 'routes/billing/quotes/new-quote.tsx'),
  route('quote/:quoteId', 'routes/billing/quotes/made-quote.tsx'),
]

import type { InvoiceFormat } from '../vocabulary/orders'
import type { CostGrouping } from '../vocabulary/projects'
import { ofOrder, ownPaths, withQuery } from './own-path'

export const billingPaths = ownPaths({
  newQuote: () => '/cart/quote',
  quoteMade: (quoteId: number) => `/cart/quote/${quoteId}`,
  quotes: (projectId: string, before?: number) =>
    withQuery(`/projects/${projectId}/quotes`, { before: before?.toString() }),
  /** A quote as PDF. */
  quote: (projectId: string, quoteId: number) => `/projects/${projectId}/quotes/${quoteId}`,
  /** Costs of a project, by list or another grouping. */
  costs: (projectId: string, by?: CostGrouping) => withQuery(`/projects/${projectId}/costs`, { by }),
  budget: (projectId: string) => `/projects/${projectId}/costs/budget`,
  projectCosts: (projectId: string) => `/projects/${projectId}/costs.csv`,
  /** Billing details of an order, until it is signed. */
  orderBilling: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'billing'),
  invoice: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'invoice'),
  invoiceCorrection: (orderId: number, projectId: string, name: string) =>
    ofOrder(orderId, projectId, name, 'invoice', 'correction'),
  invoiceFile: (orderId: number, projectId: string, invoiceId: string, format: InvoiceFormat) =>
    `/orders/${orderId}/invoices/${projectId}/${invoiceId}/${format}`,
})

import { CORRECTED, QUOTED } from '#tests/world/paperwork'
import type { Account } from '~/server/session/asker.server'
import { requireBillable, requireBilled } from '~/services/billing/invoices/billable-order.server'
import { correctInvoice } from '~/services/billing/invoices/correct-invoice.server'
import { invoiceFile } from '~/services/billing/invoices/invoice-file.server'
import { invoicesOfOrder } from '~/services/billing/invoices/invoices-of-order.server'
import { issueInvoice } from '~/services/billing/invoices/issue-invoice.server'
import { requireInvoice } from '~/services/billing/invoices/require-invoice.server'
import { findQuoteDraft } from '~/services/billing/quotes/find-quote-draft.server'
import { makeQuote } from '~/services/billing/quotes/make-quote.server'
import { quoteFile } from '~/services/billing/quotes/quote-file.server'
import { requireMadeQuote } from '~/services/billing/quotes/require-made-quote.server'

type At = { projectId: string; orderId: number; quoteId: number; invoiceId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The services of quotes and invoices, each with whom it serves. */
export function billingServices<Policy>(served: Record<'admins' | 'crewAdmins' | 'editors', Policy>) {
  const { admins, crewAdmins, editors } = served
  const services: Record<string, [Policy, Call]> = {
    findQuoteDraft: [admins, (asker) => findQuoteDraft(asker)],
    makeQuote: [admins, (asker) => makeQuote(asker, { ...QUOTED, revision: 1 })],
    requireMadeQuote: [crewAdmins, (asker, { quoteId }) => requireMadeQuote(asker, quoteId)],
    quoteFile: [editors, (asker, at) => quoteFile(asker, at)],
    invoicesOfOrder: [crewAdmins, (asker, at) => invoicesOfOrder(asker, at)],
    issueInvoice: [crewAdmins, (asker, at) => issueInvoice(asker, at)],
    correctInvoice: [crewAdmins, (asker, at) => correctInvoice(asker, at, { ...CORRECTED, invoiceId: at.invoiceId })],
    requireInvoice: [crewAdmins, (asker, at) => requireInvoice(asker, at, at.invoiceId)],
    invoiceFile: [crewAdmins, (asker, at) => invoiceFile(asker, { ...at, format: 'csv' })],
    requireBilled: [crewAdmins, (asker, at) => requireBilled(asker, at)],
    requireBillable: [crewAdmins, (asker, at) => requireBillable(asker, at)],
  }
  return services
}

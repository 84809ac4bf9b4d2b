/** What an invoice can be had as, by the ending of its file. */
export const INVOICE_FORMATS = ['pdf', 'csv'] as const

export type InvoiceFormat = (typeof INVOICE_FORMATS)[number]

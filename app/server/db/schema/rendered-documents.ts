import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { binary, createdAt, rowId } from './columns'
import { invoices } from './invoices'
import { quotes } from './quotes'

/**
 * The PDF of a quote or an invoice as it was first shown to anybody: what is opened years later has the same bytes, however
 * it would be drawn by then. Append-only.
 */
export const renderedDocuments = pgTable(
  'rendered_documents',
  {
    id: rowId(),
    quoteId: integer('quote_id').references(() => quotes.id),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    content: binary('content').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('one_rendered_document_per_quote').on(table.quoteId),
    unique('one_rendered_document_per_invoice').on(table.invoiceId),
    check('rendered_documents_of_one', sql`num_nonnulls(quote_id, invoice_id) = 1`),
    check('rendered_documents_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`),
  ],
)

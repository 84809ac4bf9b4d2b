import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Invoice, invoiceNumber } from '~/models/billing/invoice'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { accounts, db, invoiceLines, invoices } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type OrderRef, requireBilled } from './billable-order.server'

/** An invoice as issued, for members who see prices. 404 if it is of another order, and for non-members. */
export async function requireInvoice(asker: Account, ref: OrderRef, invoiceId: string): Promise<Invoice> {
  const order = await requireBilled(asker, ref)
  const invoice = await readInvoice(invoiceId)
  if (invoice.orderId !== order.id) throw notFound()
  return invoice
}

const corrected = alias(invoices, 'corrected')

/** An invoice as issued, without checking access. 404 if it does not exist. */
export async function readInvoice(invoiceId: string): Promise<Invoice> {
  const [row] = await db()
    .select({ invoice: invoices, corrected, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.issuedBy))
    .leftJoin(corrected, eq(corrected.id, invoices.correctsId))
    .where(eq(invoices.id, invoiceId))
  if (!row) throw notFound()
  const { id, orderId, projectTitle, paymentTerms, taxPerMille, terms, reason, createdAt, ...rest } = row.invoice
  return {
    id,
    number: invoiceNumber(rest),
    orderId,
    projectTitle,
    madeBy: personName(row),
    madeOn: dayOf(createdAt),
    madeAt: createdAt,
    company: rest,
    paymentTerms,
    taxPerMille,
    terms,
    lines: await linesOf(id),
    corrects: row.corrected && {
      number: invoiceNumber(row.corrected),
      madeOn: dayOf(row.corrected.createdAt),
      reason,
    },
  }
}

async function linesOf(invoiceId: string): Promise<Invoice['lines']> {
  const rows = await db()
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position))
  return rows.map(({ bookedFrom: from, bookedTo: to, amendments, ...line }) => ({
    ...line,
    booking: { from, to },
    amendments: amendments ? amendments.split('\n') : [],
  }))
}

const dayOf = (instant: Date) => todayIn(HOME_ZONE, instant)

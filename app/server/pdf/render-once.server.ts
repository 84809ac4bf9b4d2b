import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db, renderedDocuments } from '~/server/db/client.server'
import { wholePdf } from '~/server/pdf/pdf.server'

type Printed = { quoteId: number } | { invoiceId: string }

/** Renders the PDF of a quote or an invoice once and stores it with its hash: later calls return the same bytes. */
export async function renderOnce(of: Printed, draw: () => Promise<AsyncIterable<Uint8Array>>) {
  const kept = await findPhotoVariant(of)
  if (kept) return kept
  const content = await wholePdf(await draw())
  const sha256 = createHash('sha256').update(content).digest('hex')
  const print = { content, bytes: content.length, sha256 }
  await db()
    .insert(renderedDocuments)
    .values({ ...of, ...print, createdAt: now() })
    .onConflictDoNothing()
  // another request may have been first
  return (await findPhotoVariant(of)) ?? print
}

async function findPhotoVariant(of: Printed) {
  const [print] = await db()
    .select({ content: renderedDocuments.content, bytes: renderedDocuments.bytes, sha256: renderedDocuments.sha256 })
    .from(renderedDocuments)
    .where('quoteId' in of ? eq(renderedDocuments.quoteId, of.quoteId) : eq(renderedDocuments.invoiceId, of.invoiceId))
  return print
}

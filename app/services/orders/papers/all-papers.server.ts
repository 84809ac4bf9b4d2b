import { asc, eq, isNull } from 'drizzle-orm'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/names'
import { fileSize, holdingNote } from '~/models/trade/files/uploads'
import { PAPER_NAMES, PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/paper-kinds'
import { db } from '~/server/db/client.server'
import { accounts, files, providerDocuments } from '~/server/db/schema'
import { savedAs } from './find-paper.server'
import { type PaperRow, readPapers } from './order-papers.server'
import { sealedAgreements } from './sealed-agreements.server'

type FileRow = typeof files.$inferSelect

/**
 * Everything on paper of these orders, in the order of the orders: the agreement that was signed, then what was handed in;
 * what each is, who signed or sent it, when, and its hash. What the marketplace shows of itself comes last, once.
 */
export async function allPapers(orderIds: readonly number[]) {
  const rows = await readPapers(db(), orderIds)
  const sealed = await sealedAgreements(orderIds)
  const own = await db()
    .select({
      document: providerDocuments,
      file: files,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(providerDocuments)
    .innerJoin(files, eq(files.id, providerDocuments.fileId))
    .innerJoin(accounts, eq(accounts.id, providerDocuments.sentBy))
    .where(isNull(providerDocuments.replacedAt))
    .orderBy(asc(providerDocuments.kind))
  return [
    ...orderIds.flatMap((orderId) => [
      ...sealed.filter((agreement) => agreement.orderId === orderId),
      ...rows.filter(({ paper }) => paper.orderId === orderId).map(entryOf),
    ]),
    ...own.map(({ document, file, by }) => ({
      ...factsOf(file, by, document.createdAt),
      orderId: null,
      title: PROVIDER_DOCUMENT_NAMES[document.kind],
      state: null,
      href: orderPaths.providerDocument(document.kind),
      savedAs: `${PROVIDER_DOCUMENT_NAMES[document.kind]} - ${file.name}`,
    })),
  ]
}

type Paper = Awaited<ReturnType<typeof allPapers>>[number]

/** One of them as pages show it. */
export type PaperEntry = Omit<Paper, 'key'>

function entryOf({ paper, file, by }: PaperRow) {
  const at = paper.replacedAt
  return {
    ...factsOf(file, by, paper.createdAt),
    orderId: paper.orderId,
    title: paper.number ? `${PAPER_NAMES[paper.kind]} ${paper.number}` : PAPER_NAMES[paper.kind],
    state: at ? `replaced ${formatInstantOfYear(at, HOME_ZONE)}` : null,
    href: orderPaths.paper(paper.orderId, paper.id),
    savedAs: savedAs(paper.orderId, paper.kind, file.name),
  }
}

function factsOf(file: FileRow, by: { firstName: string; lastName: string }, at: Date) {
  return {
    name: file.name,
    size: fileSize(file.bytes),
    sha256: file.sha256,
    key: file.key,
    note: holdingNote(file.holds),
    by: personName(by),
    at: formatInstantOfYear(at, HOME_ZONE),
  }
}

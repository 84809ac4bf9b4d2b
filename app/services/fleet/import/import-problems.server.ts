import { and, asc, eq, sql } from 'drizzle-orm'
import { groupedByRows } from '~/models/fleet/import/import-view'
import { IMPORT_PROBLEMS_SHOWN } from '~/models/fleet/import/limits'
import { csvFile } from '~/models/trade/format/csv'
import { db, listingImportRows } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireImport } from './import-access.server'

const ROWS_READ = 1000

/** The problems or warnings of the first rows; one that many rows have is listed once. */
export async function groupsWith(importId: string, which: 'problems' | 'warnings') {
  const column = listingImportRows[which]
  const rows = await db()
    .select({ row: listingImportRows.row, sentences: column })
    .from(listingImportRows)
    .where(and(eq(listingImportRows.importId, importId), sql`jsonb_array_length(${column}) > 0`))
    .orderBy(asc(listingImportRows.row))
    .limit(ROWS_READ + 1)
  const groups = groupedByRows(rows.flatMap(({ row, sentences }) => sentences.map((each) => ({ row, ...each }))))
  return {
    shown: groups.slice(0, IMPORT_PROBLEMS_SHOWN),
    hasMore: rows.length > ROWS_READ || groups.length > IMPORT_PROBLEMS_SHOWN,
  }
}

/** The refused rows of an import as in the file, each preceded by its problems. */
export async function problemsFile(asker: Account, importId: string) {
  const { headers } = await requireImport(asker, importId)
  const rows = await db()
    .select()
    .from(listingImportRows)
    .where(and(eq(listingImportRows.importId, importId), eq(listingImportRows.outcome, 'refused')))
    .orderBy(asc(listingImportRows.row))
  const text = csvFile([
    ['Row', 'Problems', ...headers],
    ...rows.map(({ row, problems, cells }) => [String(row), problems.map(problemText).join(' '), ...(cells ?? [])]),
  ])
  const content = new Blob([text])
  return { name: 'rows-with-problems.csv', bytes: content.size, open: async () => content }
}

const problemText = ({ header, sentence }: { header: string; sentence: string }) =>
  header ? `${header}: ${sentence}` : sentence

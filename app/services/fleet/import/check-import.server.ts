import { eq, sql } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { type Mapping, mappingProblems } from '~/models/fleet/import/mapping'
import { combineRefusals, type Outcome, refused } from '~/models/trade/results/outcome'
import type { ROW_OUTCOMES } from '~/models/trade/vocabulary/imports'
import { db, files, listingImportRows, listingImports, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { contentOf } from './begin-import.server'
import { checkRows, type RowOfImport } from './check-rows.server'
import { lockImport, requireImport, type StoredImport } from './import-access.server'
import { readCsv } from './read-csv.server'

const MAY_BE_CHECKED: readonly StoredImport['status'][] = ['uploaded', 'checked', 'failed']

/**
 * Checks every row of an import and stores its effect until the import is confirmed. Can be repeated until then. Does
 * not change the fleet.
 */
export async function checkImport(asker: Account, importId: string, mapping: Mapping): Promise<Outcome> {
  const { ownerId, fileId, status, kind, headers } = await requireImport(asker, importId)
  const [file] = fileId ? await db().select().from(files).where(eq(files.id, fileId)) : []
  if (!file || kind !== 'vehicles' || !MAY_BE_CHECKED.includes(status)) return NOT_WAITING
  const problems = Object.entries(mappingProblems(mapping, headers.length))
  const refusal = combineRefusals(problems.map(([field, sentence]) => refused('import-invalid', sentence, field)))
  if (refusal) return refusal
  const table = await readCsv(await contentOf(file.key))
  if (!table.ok) return table
  const rows = await checkRows(ownerId, table, mapping)
  return transact(IMPORT_MESSAGES.failed, async (tx) => {
    const locked = await lockImport(tx, asker, importId)
    if (!MAY_BE_CHECKED.includes(locked.status)) return NOT_WAITING
    await keepRows(tx, importId, rows)
    await tx
      .update(listingImports)
      .set({ status: 'checked', mapping, total: rows.length, problem: '', ...countsOf(rows) })
      .where(eq(listingImports.id, importId))
    return { ok: true }
  })
}

const NOT_WAITING = refused('import-changed', IMPORT_MESSAGES.notWaiting)

function countsOf(rows: readonly RowOfImport[]): Record<(typeof ROW_OUTCOMES)[number], number> {
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

const BATCH = 500

/** If rows are refused, nothing can be imported, so only the refused rows are stored, for display and download. */
async function keepRows(tx: Tx, importId: string, rows: readonly RowOfImport[]): Promise<void> {
  await tx.delete(listingImportRows).where(eq(listingImportRows.importId, importId))
  const refusedRows = rows.filter(({ outcome }) => outcome === 'refused')
  const kept = refusedRows.length > 0 ? refusedRows : rows
  for (let start = 0; start < kept.length; start += BATCH) {
    const batch = JSON.stringify(kept.slice(start, start + BATCH).map((row) => rowOf(importId, row)))
    await tx.execute(sql`
      insert into listing_import_rows
      select * from jsonb_populate_recordset(null::listing_import_rows, ${batch}::jsonb)`)
  }
}

/**
 * With the column names of the table: one JSON parameter for many rows takes a fraction of the memory of one parameter
 * per value.
 */
function rowOf(importId: string, { stockNumber, ...row }: RowOfImport) {
  const base = { import_id: importId, stock_number: stockNumber, listed: false, problems: [], warnings: [] }
  if (row.outcome === 'refused') return { ...base, ...row }
  const { vehicleId, baseRevision, ...rest } = row
  return { ...base, ...rest, vehicle_id: vehicleId, base_revision: baseRevision }
}

import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { db, listingImportRows, listingImports } from '~/server/db/client.server'
import { sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { applyNext } from './apply-imports.server'
import { beginImport, receiveCsv } from './begin-import.server'
import { checkImport } from './check-import.server'
import { confirmImport } from './confirm-import.server'
import { requireFleet } from './fleet-of.server'
import { requireImport } from './import-access.server'

type Options = { listWhenComplete?: boolean; name?: string }
type Imported = { importId: string; added: number; updated: number; unchanged: number }

/**
 * Imports a CSV file in one call, with columns mapped by its headers; for callers that have the bytes, such as the
 * demo. All or nothing; the refusal contains the first problem.
 */
export async function importFleet(
  asker: Account,
  ownerId: string,
  bytes: Uint8Array,
  { listWhenComplete = false, name = 'vehicles.csv' }: Options = {},
): Promise<Outcome<Imported>> {
  await requireFleet(asker, ownerId)
  const begun = await beginImport(
    asker,
    ownerId,
    await receiveCsv(sentBy(asker), { name, content: Readable.from([bytes]) }),
  )
  if (!begun.ok) return begun
  const { importId } = begun
  const { mapping } = await requireImport(asker, importId)
  const checked = await checkImport(asker, importId, mapping)
  if (!checked.ok) return checked
  const confirmed = await confirmImport(asker, importId, { listWhenComplete })
  if (!confirmed.ok) return { ...confirmed, hint: await firstProblem(importId) }
  await applyNext({ which: eq(listingImports.id, importId) })
  const { status, problem, added, updated, unchanged } = await requireImport(asker, importId)
  if (status !== 'applied') return refused('import-changed', problem || IMPORT_MESSAGES.gaveUp)
  return { ok: true, importId, added, updated, unchanged }
}

async function firstProblem(importId: string): Promise<string | undefined> {
  const [row] = await db()
    .select()
    .from(listingImportRows)
    .where(eq(listingImportRows.importId, importId))
    .orderBy(listingImportRows.row)
    .limit(1)
  const [problem] = row?.problems ?? []
  return row && problem && `Row ${row.row}, ${problem.header}: ${problem.sentence}`
}

import { buffer } from 'node:stream/consumers'
import { and, desc, eq } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { MAX_IMPORT_BYTES } from '~/models/fleet/import/limits'
import { suggestMapping } from '~/models/fleet/import/mapping'
import type { FileProblem } from '~/models/trade/fields/uploads'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, files, listingImports, type Tx, transact } from '~/server/db/client.server'
import { commitFile } from '~/server/files/commit-file.server'
import {
  type CheckedFile,
  type Received,
  type ReceivedFile,
  receiveFile,
  type Sender,
  sentBy,
} from '~/server/files/receive-file.server'
import { requireFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { requireFleet } from './fleet-of.server'
import { type CsvTable, readCsv } from './read-csv.server'

type Incoming = { name: string; content: AsyncIterable<Uint8Array> }

/** Receives the file of a form while it is uploaded. Checks access before anything is read (404). */
export async function receiveImport(asker: Account, ownerId: string) {
  await requireFleet(asker, ownerId)
  const arrived: { received?: Received } = {}
  const take = async (file: Incoming & { field: string }): Promise<void> => {
    if (file.field === 'file') arrived.received = await receiveCsv(sentBy(asker), file)
  }
  return { take, arrived }
}

/** Stores a file unchecked; parsing it will show whether it is CSV. */
export function receiveCsv(by: Sender, file: Incoming): Promise<Received> {
  return receiveFile(file, by, { limit: MAX_IMPORT_BYTES, check: takeAsCsv })
}

const takeAsCsv = async (): Promise<CheckedFile> => ({
  ok: true,
  mediaType: 'text/csv',
  ending: '.csv',
  activeContent: [],
})

/**
 * Creates an import from a received file, with columns mapped by its headers. The same file again returns the same
 * import until its columns were chosen.
 */
export async function beginImport(
  asker: Account,
  ownerId: string,
  received: Received | undefined,
): Promise<Outcome<{ importId: string }>> {
  await requireFleet(asker, ownerId)
  if (!received) return refused('file-refused', IMPORT_MESSAGES.noneChosen, 'file')
  if (!received.ok) return refusedFile(received.why)
  const { file } = received
  const table = await readCsv(await contentOf(`${file.folder}.csv`))
  if (!table.ok) return table
  return transact(IMPORT_MESSAGES.failed, async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, asker.id)).for('no key update')
    const same = await findSame(tx, { accountId: asker.id, ownerId }, file)
    if (same) return { ok: true, importId: same }
    await commitFile(tx, file.id)
    const [row] = await tx
      .insert(listingImports)
      .values({ ownerId, accountId: asker.id, kind: 'vehicles', status: 'uploaded', ...ofFile(file, table) })
      .returning({ id: listingImports.id })
    if (!row) throw new Error('The import was not written.')
    return { ok: true, importId: row.id }
  })
}

function refusedFile(why: FileProblem): Refusal {
  const sentence = why === 'too-large' ? IMPORT_MESSAGES.tooLarge : IMPORT_MESSAGES.empty
  return refused('file-refused', sentence, 'file')
}

const MAX_SAMPLE_LENGTH = 60

function ofFile(file: ReceivedFile, { headers, rows }: CsvTable) {
  const sampleOf = (index: number) => rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim() ?? ''
  return {
    fileId: file.id,
    fileName: file.name,
    headers,
    samples: headers.map((_, index) => [...sampleOf(index)].slice(0, MAX_SAMPLE_LENGTH).join('')),
    mapping: suggestMapping(headers),
    total: rows.length,
    createdAt: now(),
  }
}

async function findSame(tx: Tx, by: { accountId: string; ownerId: string }, { sha256 }: ReceivedFile) {
  const [latest] = await tx
    .select({ id: listingImports.id, status: listingImports.status, sha256: files.sha256 })
    .from(listingImports)
    .innerJoin(files, eq(files.id, listingImports.fileId))
    .where(and(eq(listingImports.accountId, by.accountId), eq(listingImports.ownerId, by.ownerId)))
    .orderBy(desc(listingImports.createdAt))
    .limit(1)
  return latest?.status === 'uploaded' && latest.sha256 === sha256 ? latest.id : null
}

/** The bytes of a stored file. */
export async function contentOf(key: string): Promise<Uint8Array> {
  return buffer(await (await requireFile(key)).open())
}

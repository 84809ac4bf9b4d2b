import { eq } from 'drizzle-orm'
import { type Db, db, listingImports, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { isManagedBy } from '../managed-vehicle.server'

export type StoredImport = typeof listingImports.$inferSelect

/** An import for the fleet's owner and for staff. 404 for others. */
export async function requireImport(asker: Account, importId: string, on: Db | Tx = db()): Promise<StoredImport> {
  const [row] = await on.select().from(listingImports).where(eq(listingImports.id, importId))
  return managed(asker, row)
}

/** The same, locked until the transaction ends. */
export async function lockImport(tx: Tx, asker: Account, importId: string): Promise<StoredImport> {
  const [row] = await tx.select().from(listingImports).where(eq(listingImports.id, importId)).for('update')
  return managed(asker, row)
}

function managed(asker: Account, row: StoredImport | undefined): StoredImport {
  if (!row || !isManagedBy(row, asker)) throw notFound()
  return row
}

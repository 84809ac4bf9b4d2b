import { takeBackup as dump } from '~/server/db/take-backup.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

/** Everything there is, so for the marketplace's staff alone. 404 where the database is a server with tools of its own. */
export async function takeBackup(asker: Account): Promise<{ name: string; content: Blob }> {
  requireArea(asker, 'providerDesk')
  const backup = await dump()
  if (!backup) throw notFound()
  return backup
}

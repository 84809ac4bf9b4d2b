import { now } from '~/server/clock.server'
import { connection } from './client.server'

/** Whether the application can back its database up itself. A database server is backed up with its own tools. */
export function canTakeBackup(): boolean {
  return connection().dump !== undefined
}

/** The open embedded database as a gzipped tar, with the name it is kept under; null for a database on a server. */
export async function takeBackup(): Promise<{ name: string; content: Blob } | null> {
  const content = await connection().dump?.('gzip')
  return content ? { name: `${backupName()}.tar.gz`, content } : null
}

/** `backlot-2026-11-20T08-30-00-000Z`: sorts by time, and is a valid file name everywhere. */
export const backupName = () => `backlot-${now().toISOString().replace(/[:.]/g, '-')}`

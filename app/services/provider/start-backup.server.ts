import { BACKUP_MESSAGES } from '~/models/provider/backup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { canMakeBackup, makeBackup } from '~/server/backup/make-backup.server'
import { attempt } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

/**
 * Has a backup of the whole database made and does not wait for it; asked while one is being made, it begins no other.
 * Refused where the database is a server with tools of its own.
 */
export function startBackup(asker: Account): Promise<Outcome> {
  return attempt(BACKUP_MESSAGES.failed, async () => {
    requireArea(asker, 'providerDesk')
    if (!canMakeBackup()) return refused('server-has-tools', BACKUP_MESSAGES.serverHasTools)
    // what goes wrong with it is logged where it does, and told by the page
    makeBackup().catch(() => {})
    return { ok: true }
  })
}

import { storedBackups } from '~/server/backup/backup-files.server'
import { makeBackup } from '~/server/backup/make-backup.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { deleteUnusedFiles } from '~/server/files/commit-file.server'
import type { Job } from '~/server/jobs/jobs.server'
import { deleteOldMessages } from '~/server/outbox/encrypted-message.server'
import { serverAsker } from '~/server/session/asker.server'
import { deleteExpiredRateLimits } from '~/server/session/rate-limit.server'
import { deleteExpiredSessions } from '~/server/session/session.server'
import { deleteExpiredCodes, sendCodes } from '~/services/accounts/codes/send-codes.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { deleteStagedDocuments } from '~/services/documents/stage-document.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'
import { sealPending } from '~/services/signing/agreement/seal-agreement.server'
import { processEnvelopes } from '~/services/signing/docusign/process-envelopes.server'
import { remindSigners } from '~/services/signing/remind-signers.server'

/** Everything that happens without anybody asking for it. The one file that knows every domain's jobs. */
export const jobs: readonly Job[] = [
  { queue: 'deliver-outbox', cron: '* * * * *', work: deliverOutbox },
  { queue: 'send-codes', cron: '* * * * *', work: sendCodes },
  // mornings begin at another hour in each zone, and what a run has missed the next one makes up for
  { queue: 'due-notices', cron: '5 * * * *', work: (shouldContinue) => sendDueNotices(serverAsker(), shouldContinue) },
  { queue: 'seal-agreements', cron: '* * * * *', work: sealPending },
  {
    queue: 'process-envelopes',
    cron: '* * * * *',
    work: (shouldContinue) => processEnvelopes(serverAsker(), shouldContinue),
  },
  { queue: 'remind-signers', cron: '0 14 * * *', work: () => remindSigners(serverAsker()) },
  {
    queue: 'nightly-backup',
    cron: '30 8 * * *',
    work: makeBackup,
    on: 'embedded',
    retries: 3,
    lastDone: async () => (await storedBackups())[0]?.madeAt ?? null,
  },
  { queue: 'forget-expired', cron: '10 8 * * *', work: forgetExpired },
  { queue: 'remind-of-coi', cron: '0 13 * * *', work: () => remindOfCoiExpiry(serverAsker()) },
]

/** Deletes what serves nobody any more, each domain its own. */
export async function forgetExpired(): Promise<void> {
  await deleteExpiredRateLimits()
  await deleteExpiredCodes()
  await deleteExpiredSessions()
  await deleteOldMessages()
  await deleteStagedDocuments()
  await deleteUnusedFiles()
}

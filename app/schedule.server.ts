import { NIGHTLY_BACKUP } from '~/models/provider/backup-messages'
import { storedBackups } from '~/server/backup/backup-files.server'
import { makeBackup } from '~/server/backup/make-backup.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { deleteUnusedFiles } from '~/server/files/commit-file.server'
import type { Job } from '~/server/jobs/jobs.server'
import type { ProcessTask } from '~/server/jobs/process-tasks.server'
import { deleteOldMessages } from '~/server/outbox/encrypted-message.server'
import { serverAsker } from '~/server/session/asker.server'
import { deleteExpiredRateLimits } from '~/server/session/rate-limit.server'
import { deleteExpiredSessions } from '~/server/session/session.server'
import { deleteExpiredCodes, sendCodes } from '~/services/accounts/codes/send-codes.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { deleteStagedDocuments } from '~/services/documents/stage-document.server'
import { applyImports } from '~/services/fleet/import/apply-imports.server'
import { cleanUpImports } from '~/services/fleet/import/clean-up-imports.server'
import { writeViews } from '~/services/fleet/vehicle-views.server'
import { remindOfReturns } from '~/services/lists/external/remind-of-return.server'
import { deleteStagedExternalFiles } from '~/services/lists/external/stage-file.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'
import { readCalendars } from '~/services/owner/feed/read-calendars.server'
import { cleanUpSearches } from '~/services/search/saved/clean-up-searches.server'
import { sendMatches } from '~/services/search/saved/send-matches.server'
import { sealPending } from '~/services/signing/agreement/seal-agreement.server'
import { processEnvelopes } from '~/services/signing/docusign/process-envelopes.server'
import { remindSigners } from '~/services/signing/remind-signers.server'
import { sendMorningDigests } from '~/services/today/send-morning-digests.server'

/** All scheduled jobs. The only file that knows every domain's jobs. */
export const jobs: readonly Job[] = [
  { queue: 'deliver-outbox', cron: '* * * * *', work: deliverOutbox },
  { queue: 'send-codes', cron: '* * * * *', work: sendCodes },
  // hourly, because morning starts at a different hour in each time zone; each run catches up on missed ones
  { queue: 'due-notices', cron: '5 * * * *', work: (shouldContinue) => sendDueNotices(serverAsker(), shouldContinue) },
  {
    queue: 'deal-deadlines',
    cron: '*/5 * * * *',
    work: (shouldContinue) => watchDeadlines(serverAsker(), shouldContinue),
  },
  // hourly, because morning starts at a different hour in each time zone
  {
    queue: 'morning-digest',
    cron: '0 * * * *',
    work: (shouldContinue) => sendMorningDigests(serverAsker(), shouldContinue),
  },
  {
    queue: 'new-matches',
    cron: '10 * * * *',
    work: (shouldContinue) => sendMatches(serverAsker(), shouldContinue),
  },
  { queue: 'seal-agreements', cron: '* * * * *', work: sealPending },
  {
    queue: 'process-envelopes',
    cron: '* * * * *',
    work: (shouldContinue) => processEnvelopes(serverAsker(), shouldContinue),
  },
  // woken when an import is confirmed; the schedule is for what a dead process has left
  { queue: 'apply-imports', cron: '* * * * *', work: applyImports },
  { queue: 'remind-signers', cron: '0 14 * * *', work: () => remindSigners(serverAsker()) },
  {
    queue: 'nightly-backup',
    cron: `${NIGHTLY_BACKUP.minute} ${NIGHTLY_BACKUP.hour} * * *`,
    work: makeBackup,
    on: 'embedded',
    retries: 3,
    lastDone: async () => (await storedBackups())[0]?.madeAt ?? null,
  },
  { queue: 'forget-expired', cron: '10 8 * * *', work: forgetExpired },
  {
    queue: 'read-calendars',
    cron: '20 * * * *',
    work: (shouldContinue) => readCalendars(serverAsker(), shouldContinue),
  },
  { queue: 'remind-of-coi', cron: '0 13 * * *', work: () => remindOfCoiExpiry(serverAsker()) },
  { queue: 'remind-of-returns', cron: '0 13 * * *', work: () => remindOfReturns(serverAsker()) },
]

/** Periodic work of each process. A killed process loses the views of one minute. */
export const processTasks: readonly ProcessTask[] = [{ name: 'write-views', everyMs: 60_000, work: writeViews }]

/** Deletes what each domain no longer needs. */
export async function forgetExpired(): Promise<void> {
  await deleteExpiredRateLimits()
  await deleteExpiredCodes()
  await deleteExpiredSessions()
  await deleteOldMessages()
  await deleteStagedDocuments()
  await deleteStagedExternalFiles()
  await cleanUpImports()
  await cleanUpSearches()
  await deleteUnusedFiles()
}

import { keptBackups } from '~/server/backup/backup-files.server'
import { makeBackup } from '~/server/backup/make-backup.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { sweepFiles } from '~/server/files/keep-file.server'
import type { Job } from '~/server/jobs/jobs.server'
import { forgetLetters } from '~/server/outbox/forget-letters.server'
import { forgetSessions } from '~/server/session/forget-sessions.server'
import { forgetTries } from '~/server/session/rate-limit.server'
import { theServer } from '~/server/session/server-asker.server'
import { forgetCodes } from '~/services/accounts/codes/forget-codes.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { forgetHeldPapers } from '~/services/documents/forget-held-papers.server'
import { remindOfCoi } from '~/services/documents/remind-of-coi.server'
import { tellWhatIsDue } from '~/services/orders/due/tell-what-is-due.server'
import { sealSigned } from '~/services/signing/agreement/seal-agreement.server'
import { tendEnvelopes } from '~/services/signing/docusign/tend-envelopes.server'
import { remindSigners } from '~/services/signing/remind-signers.server'

/** Everything that happens without anybody asking for it. The one file that knows every room's jobs. */
export const jobs: readonly Job[] = [
  { queue: 'deliver-outbox', cron: '* * * * *', work: deliverOutbox },
  { queue: 'send-codes', cron: '* * * * *', work: sendCodes },
  // mornings begin at another hour in each zone, and what a run has missed the next one makes up for
  { queue: 'due-letters', cron: '5 * * * *', work: (mayGoOn) => tellWhatIsDue(theServer(), mayGoOn) },
  { queue: 'seal-agreements', cron: '* * * * *', work: sealSigned },
  { queue: 'tend-envelopes', cron: '* * * * *', work: (mayGoOn) => tendEnvelopes(theServer(), mayGoOn) },
  { queue: 'remind-signers', cron: '0 14 * * *', work: () => remindSigners(theServer()) },
  {
    queue: 'nightly-backup',
    cron: '30 8 * * *',
    work: makeBackup,
    on: 'embedded',
    retries: 3,
    lastDone: async () => (await keptBackups())[0]?.madeAt ?? null,
  },
  { queue: 'forget-expired', cron: '10 8 * * *', work: forgetExpired },
  { queue: 'remind-of-coi', cron: '0 13 * * *', work: () => remindOfCoi(theServer()) },
]

/** Deletes what serves nobody any more, each room its own. */
export async function forgetExpired(): Promise<void> {
  await forgetTries()
  await forgetCodes()
  await forgetSessions()
  await forgetLetters()
  await forgetHeldPapers()
  await sweepFiles()
}

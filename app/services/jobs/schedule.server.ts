import { sendCodes } from '../codes/send-codes.server'
import type { Connection } from '../db/connection.server'
import { deliverOutbox } from './deliver-outbox.server'
import { forgetExpired } from './forget-expired.server'
import type { Queue } from './wake.server'
import { writeBackup } from './write-backup.server'

export interface Job {
  queue: Queue
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string
  work: (mayGoOn: () => boolean) => Promise<unknown>
  /** Only on this engine. */
  on?: Connection['engine']
}

/** Everything that happens without anybody asking for it. */
export const jobs: Job[] = [
  { queue: 'deliver-outbox', cron: '* * * * *', work: deliverOutbox },
  { queue: 'send-codes', cron: '* * * * *', work: sendCodes },
  { queue: 'nightly-backup', cron: '30 8 * * *', work: () => writeBackup(), on: 'embedded' },
  { queue: 'forget-expired', cron: '10 8 * * *', work: forgetExpired },
]

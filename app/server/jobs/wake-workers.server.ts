export type Queue =
  | 'deliver-outbox'
  | 'send-codes'
  | 'due-notices'
  | 'deal-deadlines'
  | 'morning-digest'
  | 'new-matches'
  | 'nightly-backup'
  | 'seal-agreements'
  | 'process-envelopes'
  | 'remind-signers'
  | 'forget-expired'
  | 'remind-of-coi'
  | 'remind-of-returns'
  | 'read-calendars'
  | 'apply-imports'

declare global {
  /** Set while this process runs jobs; on globalThis, because hot reload evaluates this file again. */
  var backlotWake: ((queue: Queue) => Promise<void>) | undefined
}

/**
 * Starts the job of a queue now instead of at its next scheduled time. Without a job runner in this process, another
 * process runs it on schedule.
 */
export async function wakeWorkers(queue: Queue): Promise<void> {
  await globalThis.backlotWake?.(queue)
}

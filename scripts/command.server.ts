import './check-settings.server'

import { closeDatabase } from '~/server/db/client.server'

/** Runs a command: its error is printed as a sentence, and the database is closed in the end. */
export async function command(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await closeDatabase()
  }
}

import './check-settings.server'

import { closeDatabase } from '~/server/db/client.server'

/** Runs a command: prints its error as a sentence, and closes the database at the end. */
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

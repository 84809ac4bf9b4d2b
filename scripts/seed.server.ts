import './check-settings.server'

import { seedDemo } from '#demo/seed-demo.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'

/** `seed` fills an empty database with the demonstration. */
try {
  await openDatabase()
  await seedDemo()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDatabase()
}

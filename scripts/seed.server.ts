import './check-settings.server'

import { seedDemo } from '#demo/seed-demo.server'
import { openDatabase } from '~/server/db/client.server'
import { command } from './command.server'

/** `seed` fills an empty database with the demonstration's data. */
await command(async () => {
  await openDatabase()
  await seedDemo()
})

import './check-settings.server'

import { seedDemo } from '#demo/seed-demo.server'
import { welcome } from '#demo/welcome'
import { closeDatabase, openDatabase } from '~/server/db/client.server'

/** `seed` fills an empty database with the demonstration; `seed --welcome <address>` prints how to look around in it. */
const [option, address = ''] = process.argv.slice(2)

try {
  if (option === '--welcome') console.log(welcome(address))
  else await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function seed() {
  await openDatabase()
  try {
    await seedDemo()
  } finally {
    await closeDatabase()
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import { embeddedPlace, openWorld, type Place, serverPlace } from './application-on-database'

/** A world with a database of its own, on the engine that this run of the tests is about. */
export async function aWorld<Story>(seed: () => Promise<Story>) {
  const from = inject('database')
  return openWorld(
    from.engine === 'embedded' ? unpackedFrom(from.dump) : await serverPlace(from.url, from.template),
    seed,
  )
}

/** The embedded database in the folder of the world. It begins as a migrated one: making a new one takes seconds. */
function unpackedFrom(dump: string): Place {
  return {
    ...embeddedPlace,
    open: async () => {
      const folder = join(env().DATA_DIR, 'db')
      if (!existsSync(folder)) {
        mkdirSync(folder)
        execFileSync('tar', ['-xf', dump, '-C', folder], { stdio: 'ignore' })
      }
      await openDatabase()
    },
  }
}

/** Whether several processes may share one database in this run of the tests. */
export const isOnServer = () => inject('database').engine === 'server'

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { db, openDatabase, rateLimits } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import type { AppServer } from './app-server'
import { embeddedPlace, openWorld, type Place, serverPlace } from './application-on-database'

/** A world with a new database, on the engine of this test run. */
export async function aWorld<Story>(seed: () => Promise<Story>) {
  const from = inject('database')
  return openWorld(
    from.engine === 'embedded' ? unpackedFrom(from.dump) : await serverPlace(from.url, from.template),
    seed,
  )
}

/** Call it at the top of a test file: the same with one application, which runs while the tests do. */
export async function useWorld<Story>(seed: () => Promise<Story>, settings: Record<string, string> = {}) {
  const world = await aWorld(seed)
  const app = useApp(() => world.start(settings))
  afterAll(world.end)
  return { ...world, app }
}

/** On a server, the world and the application that files of this test process share. */
let shared: ReturnType<typeof aWorld> | undefined
let sharedApp: Promise<AppServer> | undefined

/**
 * The same with an application and a database that files of this test process share, because starting one takes two
 * seconds of CPU time. For tests that only look at rows of their own file: rows of other files are there too.
 */
export async function useSharedWorld<Story>(seed: () => Promise<Story>) {
  if (!isOnServer()) return useWorld(seed)
  shared ??= aWorld(async () => undefined)
  const { inside, start } = await shared
  const story = await inside(async () => {
    await db().delete(rateLimits)
    return seed()
  })
  const app = useApp(async () => {
    sharedApp ??= start()
    const running = await sharedApp
    const before = running.output().length
    return { ...running, output: () => running.output().slice(before) }
  })
  return { story, inside, app }
}

function useApp(start: () => Promise<AppServer>) {
  let running: AppServer
  beforeAll(async () => {
    running = await start()
  })
  return {
    get origin() {
      return running.origin
    },
    output: () => running.output(),
  }
}

/** The embedded database, restored from a migrated dump, because creating a new one takes seconds. */
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

/** Whether this test run uses a server, which several processes can share. */
export const isOnServer = () => inject('database').engine === 'server'

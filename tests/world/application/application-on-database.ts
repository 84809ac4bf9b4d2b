import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNING_KEYS } from '#tests/world/run/signing-keys'
import { closeDatabase, installConnection, openDatabase } from '~/server/db/client.server'
import { connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { type AppServer, startApp } from './app-server'

type Settings = Record<string, string>

/** The database of a world: settings for other processes, how this process opens it, and how to drop it. */
export type Place = { settings: Settings; open: () => Promise<void>; drop: () => Promise<void> }

/** Shared by all worlds: a process reads the secret only once, and one test process may open several worlds. */
const SESSION_SECRET = randomBytes(32).toString('hex')

/**
 * A seeded database, and functions to start the built application on it, once or (on a server) several times. The test
 * and the application never have the embedded database open at the same time.
 */
export async function openWorld<Story>(database: Place, seed: () => Promise<Story>) {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'backlot-world-'))
  const running = new Set<AppServer>()

  /** Reads or writes the database directly, while no application of this world runs. */
  async function inside<T>(work: () => Promise<T>): Promise<T> {
    setEnv({ DATA_DIR: folder, SESSION_SECRET, SIGNING_KEYS })
    await database.open()
    try {
      return await work()
    } finally {
      await closeDatabase()
    }
  }

  const story = await inside(seed)
  return {
    story,
    /** The DATA_DIR of every process of this world. */
    folder,
    inside,
    async start(settings: Settings = {}): Promise<AppServer> {
      const app = await startApp({ DATA_DIR: folder, SESSION_SECRET, SIGNING_KEYS, ...database.settings, ...settings })
      running.add(app)
      return app
    },
    async stopApps() {
      await Promise.all([...running].map((app) => app.stop()))
      running.clear()
    },
    async end() {
      await Promise.all([...running].map((app) => app.kill()))
      await database.drop()
      setEnv()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The embedded database in the folder of the world. */
export const embeddedPlace: Place = { settings: {}, open: openDatabase, drop: async () => undefined }

/** A new database on a server: a copy of `template`, else an empty one that is migrated when first opened. */
export async function serverPlace(server: string, template?: string): Promise<Place> {
  const name = `world_${randomBytes(6).toString('hex')}`
  const url = `${server}/${name}`
  await asAdmin(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  return {
    settings: { DATABASE_URL: url },
    open: async () => {
      const connection = await connectServer(url)
      if (!template) await connection.migrate()
      installConnection(connection)
    },
    drop: () => asAdmin(server, `drop database ${name} with (force)`),
  }
}

async function asAdmin(url: string, statement: string) {
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(statement)
  await admin.end()
}

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { closeDatabase, installConnection, openDatabase } from '~/services/db/client.server'
import { connectServer } from '~/services/db/connection.server'
import { setEnv } from '~/services/env.server'
import { type AppServer, startApp } from './app-server'

type Settings = Record<string, string>

/**
 * A database with a story in it and the means to start the built application on it, once or (on a server) several
 * times. The test and the application never have the embedded database open together.
 */
export async function aWorld<Story>(seed: () => Promise<Story>) {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-world-'))
  const database = await place()
  const secret = randomBytes(32).toString('hex')
  const running = new Set<AppServer>()

  /** Reads or writes the database directly, while no application of this world runs. */
  async function inside<T>(work: () => Promise<T>): Promise<T> {
    setEnv({ DATA_DIR: folder, SESSION_SECRET: secret })
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
    /** Of its data, which every process of this world is started with. */
    folder,
    inside,
    async start(settings: Settings = {}): Promise<AppServer> {
      const app = await startApp({ DATA_DIR: folder, SESSION_SECRET: secret, ...database.settings, ...settings })
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

/** Whether several processes may share one database in this run of the tests. */
export const isOnServer = () => inject('database').engine === 'server'

type Place = { settings: Settings; open: () => Promise<void>; drop: () => Promise<void> }

async function place(): Promise<Place> {
  const from = inject('database')
  if (from.engine === 'embedded') return { settings: {}, open: openDatabase, drop: async () => undefined }
  const name = `world_${randomBytes(6).toString('hex')}`
  const url = `${from.url}/${name}`
  await asAdmin(from.url, `create database ${name} template ${from.template}`)
  return {
    settings: { DATABASE_URL: url },
    open: async () => installConnection(await connectServer(url)),
    drop: () => asAdmin(from.url, `drop database ${name} with (force)`),
  }
}

async function asAdmin(url: string, statement: string) {
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(statement)
  await admin.end()
}

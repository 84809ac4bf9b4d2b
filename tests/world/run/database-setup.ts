import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tests/world/database/postgres-server'
import { connectEmbedded, connectServer } from '~/server/db/connection.server'

/** The migrated database that test files copy. */
export type MigratedDatabase =
  | { engine: 'embedded'; dump: string }
  | { engine: 'server'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: MigratedDatabase
  }
}

/** Runs once before the test files of a project and creates the database that useDatabase() copies for each of them. */
export default async function setUp(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  if (project.config.env.TEST_DATABASE === 'server') return setUpServer(project)
  project.provide('database', { engine: 'embedded', dump: await migratedDump() })
}

const TEMPLATE = 'migrated'

async function setUpServer(project: TestProject) {
  const { url, stop } = await startPostgres()
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(`create database ${TEMPLATE}`)
  await admin.end()
  const template = await connectServer(`${url}/${TEMPLATE}`)
  await template.migrate()
  await template.end()
  project.provide('database', { engine: 'server', url, template: TEMPLATE })
  return stop
}

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/backlot/dumps')
const MIGRATIONS = join(import.meta.dirname, '../../../app/server/db/migrations')

/** Cached until the migrations or the engine change: the first boot of PGlite takes two seconds. */
async function migratedDump(): Promise<string> {
  const dump = join(CACHE, `${fingerprint()}.tar`)
  if (existsSync(dump)) return dump
  const connection = await connectEmbedded({})
  await connection.migrate()
  const content = await connection.dump?.()
  await connection.end()
  if (!content) throw new Error('The embedded database returned no dump.')
  mkdirSync(CACHE, { recursive: true })
  removeOldDumps()
  const draft = `${dump}.${process.pid}`
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()))
  renameSync(draft, dump)
  return dump
}

/** Keeps dumps for a day, because another test run may still be reading one. */
function removeOldDumps() {
  for (const name of readdirSync(CACHE)) {
    const dump = join(CACHE, name)
    if (Date.now() - statSync(dump).mtimeMs > 24 * 3_600_000) rmSync(dump, { force: true })
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const pglite = readFileSync(join(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/package.json'))
  hash.update(pglite)
  for (const name of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

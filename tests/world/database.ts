import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import type { MigratedDatabase } from './database-setup'

/** Called at the top of a test file: db() is a fresh, migrated, empty database of its own from the first test on. */
export function useDatabase() {
  beforeAll(async () => {
    installConnection(await freshDatabase(inject('database')))
  })
  afterAll(closeDatabase)
}

/** Settings for another process that is to have an empty database of its own, and the way to be rid of it. */
export async function databaseForAnotherProcess(): Promise<{
  env: Record<string, string>
  remove: () => Promise<void>
}> {
  const from = inject('database')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-data-'))
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true })
  if (from.engine === 'embedded') {
    mkdirSync(join(folder, 'db'))
    execFileSync('tar', ['-xf', from.dump, '-C', join(folder, 'db')], { stdio: 'ignore' })
    return { env: { DATA_DIR: folder }, remove: removeFolder }
  }
  const name = await copyTemplate(from)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: `${from.url}/${name}` },
    remove: () => onServer(from.url, `drop database ${name} with (force)`).then(removeFolder),
  }
}

async function freshDatabase(from: MigratedDatabase): Promise<Connection> {
  if (from.engine === 'embedded') return connectEmbedded({ dump: await openAsBlob(from.dump) })
  const name = await copyTemplate(from)
  const connection = await connectServer(`${from.url}/${name}`)
  const drop = () => onServer(from.url, `drop database ${name} with (force)`)
  return { ...connection, end: () => connection.end().finally(drop) }
}

async function copyTemplate({ url, template }: { url: string; template: string }): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  return name
}

async function onServer(url: string, statement: string) {
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(statement)
  await admin.end()
}

import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeDatabase, installConnection } from '~/services/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/services/db/connection.server'
import type { MigratedDatabase } from './database-setup'

/** Called at the top of a test file: db() is a fresh, migrated, empty database of its own from the first test on. */
export function useDatabase() {
  beforeAll(async () => {
    installConnection(await freshDatabase(inject('database')))
  })
  afterAll(closeDatabase)
}

async function freshDatabase(from: MigratedDatabase): Promise<Connection> {
  if (from.engine === 'embedded') return connectEmbedded({ dump: await openAsBlob(from.dump) })
  const name = `test_${randomBytes(6).toString('hex')}`
  const address = `${from.url}/${name}`
  await onServer(from.url, `create database ${name} template ${from.template}`)
  const connection = await connectServer(address)
  return {
    ...connection,
    end: () => connection.end().finally(() => onServer(from.url, `drop database ${name} with (force)`)),
  }
}

async function onServer(url: string, statement: string) {
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(statement)
  await admin.end()
}

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anOwner } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { anImport } from '#tests/world/fleet-files'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { db, inTransaction, listingEvents, listingImports, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { applyVehicles } from '~/services/fleet/import/apply-import.server'
import { applyImports, applyNext } from '~/services/fleet/import/apply-imports.server'
import { checkImport } from '~/services/fleet/import/check-import.server'
import { confirmImport } from '~/services/fleet/import/confirm-import.server'
import { requireImport } from '~/services/fleet/import/import-access.server'

useDatabase()
useOwnFolder()

let omar: Account
beforeEach(async () => {
  omar = await anOwner()
})

/** A confirmed import that the job has not applied yet. */
async function confirmed(...rows: Record<string, string>[]) {
  const importId = await anImport(omar, ...rows)
  expect(await confirmImport(omar, importId, { listWhenComplete: false })).toEqual({ ok: true })
  return importId
}

const fleet = () => db().select().from(vehicles).where(eq(vehicles.ownerId, omar.id))
const statusOf = async (importId: string) => {
  const { status, problem } = await requireImport(omar, importId)
  return [status, problem]
}

test('an import killed midway writes nothing, and the next process applies it', async () => {
  const importId = await confirmed({}, { 'Stock number': 'B-18' })
  const before = await db().$count(listingEvents)
  const killed = inTransaction(async (tx) => {
    await applyVehicles(tx, await requireImport(omar, importId, tx))
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect([await fleet(), await statusOf(importId)]).toEqual([[], ['queued', '']])
  expect(await db().$count(listingEvents)).toBe(before)
  await applyImports(() => true)
  expect([(await fleet()).length, await statusOf(importId)]).toEqual([2, ['applied', '']])
})

test('an import is applied once when confirmed repeatedly and by several processes', async () => {
  const importId = await confirmed({})
  await Promise.all([applyNext(), applyNext(), confirmImport(omar, importId, { listWhenComplete: true })])
  await applyImports(() => true)
  expect(await fleet()).toHaveLength(1)
  expect(await requireImport(omar, importId)).toMatchObject({ status: 'applied', attempts: 1, listWhenComplete: false })
})

test('of two concurrent imports of the same vehicles one is applied and the other reports the change', async () => {
  const ids = [await confirmed({}), await confirmed({ Color: 'Red' })]
  await Promise.all(ids.map((id) => applyNext({ which: eq(listingImports.id, id) })))
  const statuses = await Promise.all(ids.map(statusOf))
  expect(statuses.sort()).toEqual([
    ['applied', ''],
    ['failed', IMPORT_MESSAGES.changed],
  ])
  expect(await fleet()).toHaveLength(1)
})

test('vehicles edited since the check are not overwritten', async () => {
  await confirmed({})
  await applyImports(() => true)
  const importId = await confirmed({ Color: 'Red' }, { 'Stock number': 'B-18' })
  await db().update(vehicles).set({ model: 'Impala', revision: 2 }).where(eq(vehicles.ownerId, omar.id))
  await applyImports(() => true)
  expect(await fleet()).toMatchObject([{ model: 'Impala', color: 'yellow' }])
  expect(await statusOf(importId)).toEqual(['failed', IMPORT_MESSAGES.changed])
  const again = await requireImport(omar, importId)
  expect(await checkImport(omar, importId, again.mapping)).toEqual({ ok: true })
  expect(await requireImport(omar, importId)).toMatchObject({ status: 'checked', updated: 1, added: 1 })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useDatabase } from '#tests/world/database'
import { aList, anAdmin, aProject, post } from '#tests/world/people'
import { ListForm } from '~/models/lists/list-form'
import { db, inTransaction } from '~/server/db/client.server'
import { idempotencyKeys, lists } from '~/server/db/schema'
import { once } from '~/server/http/once.server'
import { readForm } from '~/server/http/read-form.server'

useDatabase()

const outcome = z.object({ listId: z.uuid() })

async function aStory() {
  const ada = await anAdmin()
  const projectId = await aProject({ Owner: ada })
  const work = async () => ({ listId: crypto.randomUUID() })
  const send = (key: string, accountId = ada.id) => inTransaction((tx) => once(tx, { accountId, key, outcome }, work))
  return { ada, projectId, send }
}

test('ten posts of the same form at once do the work once, and all get the first outcome', async () => {
  const { send } = await aStory()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('the same')))
  expect(new Set(answers.map(({ listId }) => listId)).size).toBe(1)
})

test('another content, and another renter with the same content, are work of their own', async () => {
  const { send } = await aStory()
  const zoe = await anAdmin('Zoe')
  const answers = [await send('one'), await send('two'), await send('one', zoe.id)]
  expect(new Set(answers.map(({ listId }) => listId)).size).toBe(3)
})

test('work that fails leaves no key behind, so that the next try is a first one', async () => {
  const { ada, projectId } = await aStory()
  const failing = inTransaction((tx) =>
    once(tx, { accountId: ada.id, key: 'failing', outcome }, async () => {
      await tx.insert(lists).values({ projectId, name: 'Half-way', createdBy: ada.id })
      throw new Error('The lights went out.')
    }),
  )
  await expect(failing).rejects.toThrow('The lights went out.')
  expect(await db().select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, ada.id))).toEqual([])
  expect(await db().select().from(lists).where(eq(lists.projectId, projectId))).toEqual([])
  expect(await aList(projectId, ada)).toBeDefined()
})

test('a form’s key is the same for the same path and content, in whatever order, and differs otherwise', async () => {
  const keyOf = async (path: string, fields: Record<string, string>) =>
    (await readForm(await post(path, fields), ListForm)).key
  const key = await keyOf('/a', { name: 'Street', act: '2' })
  expect(await keyOf('/a', { act: '2', name: 'Street' })).toBe(key)
  expect(await keyOf('/b', { name: 'Street', act: '2' })).not.toBe(key)
  expect(await keyOf('/a', { name: 'Street', act: '3' })).not.toBe(key)
  expect(await keyOf('/a', { name: 'Street', act: '2', more: '' })).not.toBe(key)
})

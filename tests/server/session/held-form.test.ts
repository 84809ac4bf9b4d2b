import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database'
import { anAdmin, get, post } from '#tests/world/people'
import { now, setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { heldForms } from '~/server/db/schema'
import { findHeldForm, holdForm } from '~/server/session/held-form.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-11-20T10:00:00Z')))
afterEach(() => setClock())

/** A name posted after the session had ended; the cookie that finds it again. */
async function hold(accountId: string, firstName: string) {
  setClock(new Date(now().getTime() + 1000))
  const cookie = await holdForm(await post('/profile/name', { firstName }), accountId, '/profile/name')
  return cookie?.split(';', 1)[0] ?? ''
}

async function find(accountId: string, cookie: string) {
  const request = await get('/profile/name')
  request.headers.set('Cookie', cookie)
  return findHeldForm(request, accountId)
}

test('of one account the ten newest forms are kept, and nobody else’s go for them', async () => {
  const [ada, bea] = [await anAdmin(), await anAdmin('Bea')]
  const ofBea = await hold(bea.id, 'Beatrice')
  const cookies = []
  for (let count = 1; count <= 12; count += 1) cookies.push(await hold(ada.id, `Ada ${count}`))
  expect(await db().$count(heldForms, eq(heldForms.accountId, ada.id))).toBe(10)
  const found = await Promise.all(cookies.map((cookie) => find(ada.id, cookie)))
  expect(found.map((form) => form?.fields[0]?.[1] ?? null)).toEqual([
    null,
    null,
    ...Array.from({ length: 10 }, (_, index) => `Ada ${index + 3}`),
  ])
  expect(await find(bea.id, ofBea)).toMatchObject({ fields: [['firstName', 'Beatrice']] })
  expect(await find(ada.id, ofBea)).toBeNull()
})

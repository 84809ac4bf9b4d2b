import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aSignUp } from '#tests/world/sign-ups'
import { setClock } from '~/server/clock.server'
import { countQueries, db, signUpRequests } from '~/server/db/client.server'
import { approveSignUp, rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { signUpsPage } from '~/services/provider/sign-ups.server'

useDatabase()

test('each tab is paginated, the longest wait first, with a fixed number of queries', async () => {
  const pru = await aProvider()
  const few = await countQueries(() => signUpsPage(pru, 'requested', null))
  expect(few.result).toEqual({ rows: [], open: 0, next: null })
  const ids: string[] = []
  for (let minute = 0; minute < 45; minute += 1) {
    // pairs have the same timestamp
    setClock(new Date(Date.UTC(2026, 10, 20, 15, Math.floor(minute / 2))))
    ids.push(await aSignUp(`asker-${minute}@many.example`))
  }
  const [first = '', second = ''] = ids
  await rejectSignUp(pru, { requestId: first, reason: 'No.' })
  await approveSignUp(pru, { requestId: second, role: 'backlot_renter_application_user' })

  const many = await countQueries(() => signUpsPage(pru, 'requested', null))
  expect(many.count).toBe(few.count)
  expect(many.result).toMatchObject({ open: 43, rows: { length: 20 } })
  const seen = [...many.result.rows]
  for (let next = many.result.next; next; ) {
    const page = await signUpsPage(pru, 'requested', next)
    seen.push(...page.rows)
    next = page.next
  }
  expect(seen.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort())
  const instants = await db().select({ id: signUpRequests.id, at: signUpRequests.createdAt }).from(signUpRequests)
  const times = seen.map((row) => instants.find(({ id }) => id === row.id)?.at.getTime() ?? 0)
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(seen.at(-1)).toMatchObject({ name: "Noor O'Neil-Núñez", email: 'asker-44@many.example', when: '10:22 AM' })

  expect((await signUpsPage(pru, 'rejected', null)).rows.map(({ id }) => id)).toEqual([first])
  expect((await signUpsPage(pru, 'approved', null)).rows.map(({ id }) => id)).toEqual([second])
  setClock()
})

test('an unknown start shows no rows, and a decision leaves the other rows', async () => {
  const pru = await aProvider()
  const [request] = await db().select().from(signUpRequests).where(eq(signUpRequests.status, 'requested')).limit(1)
  const all = async () => (await signUpsPage(pru, 'requested', null)).open
  const before = await all()
  expect((await signUpsPage(pru, 'requested', '0d5f1c7e-3c58-4d0b-9f52-3f5a4d0c8e11')).rows).toEqual([])
  await rejectSignUp(pru, { requestId: request?.id ?? '', reason: 'No.' })
  expect(await all()).toBe(before - 1)
})

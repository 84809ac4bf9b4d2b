import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database'
import { anAdmin, anOwner, get } from '#tests/support/people'
import { loader } from '~/routes/profile'

useDatabase()

const open = async (person?: { id: string }) =>
  loader({ request: await get('/profile', person), params: {}, context: {} })

test('everybody reads about themselves and nobody else', async () => {
  const ada = await anAdmin()
  await anOwner()
  expect(await open(ada)).toEqual({ name: 'Ada Marsh', email: ada.email, phone: '+1 (404) 555-0123' })
})

test('a visitor logs in first', async () => {
  const answer = await open().catch((thrown) => thrown)
  expect(answer.headers.get('Location')).toBe('/?return-to=%2Fprofile')
})

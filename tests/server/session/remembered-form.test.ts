import { expect, test } from 'vitest'
import { anAdmin, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { privateCookie } from '~/server/http/cookies.server'
import { findRememberedForm, rememberForm } from '~/server/session/remembered-form.server'

useDatabase()

/** The cookie that remembers a form posted after its session has ended. */
async function remember(accountId: string | null, fields: Record<string, string>) {
  const cookie = await rememberForm(await post('/profile/name', fields), accountId, '/profile/name?from=here')
  return cookie.split(';', 1)[0] ?? ''
}

async function find(accountId: string, cookie: string, path = '/profile/name') {
  const request = await get(path)
  request.headers.set('Cookie', cookie)
  return findRememberedForm(request, accountId)
}

test('a form is restored only for its account and its page', async () => {
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  const cookie = await remember(dana.id, { firstName: 'Adelaide' })
  expect(await find(dana.id, cookie)).toEqual({ action: '/profile/name', fields: [['firstName', 'Adelaide']] })
  expect(await find(marcus.id, cookie)).toBeNull()
  expect(await find(dana.id, cookie, '/profile')).toBeNull()
})

test('a form without an account is restored for the next one that logs in', async () => {
  const dana = await anAdmin()
  expect(await find(dana.id, await remember(null, { firstName: 'Adelaide' }))).not.toBeNull()
})

test('passwords and codes are not stored, a zipcode is', async () => {
  const dana = await anAdmin()
  const cookie = await remember(dana.id, { currentPassword: 'secret-1976', code: '1234', zipcode: '30303' })
  expect(await find(dana.id, cookie)).toMatchObject({ fields: [['zipcode', '30303']] })
})

test('the longest form fits, and a form that does not fit deletes the previous one', async () => {
  const dana = await anAdmin()
  const sentence = 'The Bel Air waits at the corner of Broad Street, top down, engine running; ride height as before. '
  const billing = Object.fromEntries(
    Array.from({ length: 11 }, (_, field) => [
      `field${field}`,
      `${field} ${sentence}`.padEnd(119, `${field} take`).trim(),
    ]),
  )
  expect(await find(dana.id, await remember(dana.id, billing))).toMatchObject({ fields: Object.entries(billing) })
  const noise = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  expect(await remember(dana.id, { location: noise })).toBe('backlot_form=')
})

test('a cookie of another version is ignored', async () => {
  const dana = await anAdmin()
  const cookie = await privateCookie('backlot_form').serialize('a token of old')
  expect(await find(dana.id, cookie.split(';', 1)[0] ?? '')).toBeNull()
})

test('a cookie with a wrong signature is ignored', async () => {
  const dana = await anAdmin()
  const cookie = await remember(dana.id, { firstName: 'Adelaide' })
  expect(await find(dana.id, `${cookie.slice(0, -4)}AAAA`)).toBeNull()
})

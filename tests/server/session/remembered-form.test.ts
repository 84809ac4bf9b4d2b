import { expect, test } from 'vitest'
import { anAdmin, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { privateCookie } from '~/server/http/cookies.server'
import { findRememberedForm, rememberForm } from '~/server/session/remembered-form.server'

useDatabase()

/** A form posted after the session had ended; the cookie that has it. */
async function hold(accountId: string | null, fields: Record<string, string>) {
  const cookie = await rememberForm(await post('/profile/name', fields), accountId, '/profile/name?from=here')
  return cookie.split(';', 1)[0] ?? ''
}

async function find(accountId: string, cookie: string, path = '/profile/name') {
  const request = await get(path)
  request.headers.set('Cookie', cookie)
  return findRememberedForm(request, accountId)
}

test('a form is kept for the account it was typed by and for its page, and for nobody and nowhere else', async () => {
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  const cookie = await hold(dana.id, { firstName: 'Adelaide' })
  expect(await find(dana.id, cookie)).toEqual({ action: '/profile/name', fields: [['firstName', 'Adelaide']] })
  expect(await find(marcus.id, cookie)).toBeNull()
  expect(await find(dana.id, cookie, '/profile')).toBeNull()
})

test('one of nobody knows whom is whoever’s logs in next in that browser', async () => {
  const dana = await anAdmin()
  expect(await find(dana.id, await hold(null, { firstName: 'Adelaide' }))).not.toBeNull()
})

test('passwords and codes are not kept, a zipcode is', async () => {
  const dana = await anAdmin()
  const cookie = await hold(dana.id, { currentPassword: 'secret-1976', code: '1234', zipcode: '30303' })
  expect(await find(dana.id, cookie)).toMatchObject({ fields: [['zipcode', '30303']] })
})

test('the longest form of the product in words fits; what no cookie can hold takes the one before along', async () => {
  const dana = await anAdmin()
  const sentence = 'The Bel Air waits at the corner of Broad Street, top down, engine running; ride height as before. '
  const billing = Object.fromEntries(
    Array.from({ length: 11 }, (_, field) => [
      `field${field}`,
      `${field} ${sentence}`.padEnd(119, `${field} take`).trim(),
    ]),
  )
  expect(await find(dana.id, await hold(dana.id, billing))).toMatchObject({ fields: Object.entries(billing) })
  const noise = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  expect(await hold(dana.id, { location: noise })).toBe('backlot_form=')
})

test('what another version wrote into the cookie is no form', async () => {
  const dana = await anAdmin()
  const cookie = await privateCookie('backlot_form').serialize('a token of old')
  expect(await find(dana.id, cookie.split(';', 1)[0] ?? '')).toBeNull()
})

test('a cookie that was written by somebody else holds nothing', async () => {
  const dana = await anAdmin()
  const cookie = await hold(dana.id, { firstName: 'Adelaide' })
  expect(await find(dana.id, `${cookie.slice(0, -4)}AAAA`)).toBeNull()
})

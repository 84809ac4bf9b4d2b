import { expect, test } from 'vitest'
import { z } from 'zod'
import { clearSiteDataHeaders, privateCookie, rememberedCookie } from '~/server/http/cookies.server'

const DANA = { id: 'dana' }
const EVE = { id: 'eve' }
const fruit = rememberedCookie('fruit', z.enum(['apple', 'plum']))
const words = rememberedCookie('words', z.string())

const withCookie = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })

/** The next request of a browser that received these headers. */
function after(headers: HeadersInit, before = ''): Request {
  const line = new Headers(headers).get('Set-Cookie')
  return withCookie(line === null ? before : (line.split(';', 1)[0] ?? ''))
}

test('a value is readable only by the account that wrote it', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect([await fruit.read(request, DANA), await fruit.read(request, EVE)]).toEqual(['plum', null])
  expect(await words.read(request, DANA)).toBeNull()
})

test('a cookie is set only when its value changes', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect(await fruit.write(request, DANA, 'plum')).toEqual({})
  expect(await fruit.write(request, DANA, 'apple')).toHaveProperty('Set-Cookie')
  expect(await fruit.write(request, EVE, 'plum')).toHaveProperty('Set-Cookie')
  expect(await fruit.write(withCookie(''), DANA, null)).toEqual({})
})

test('a cookie is deleted for null and for values that are too long', async () => {
  const request = after(await words.write(withCookie(''), DANA, 'x'.repeat(600)))
  expect(await words.read(request, DANA)).toHaveLength(600)
  for (const value of [null, 'x'.repeat(601)]) {
    const headers = await words.write(request, DANA, value)
    expect(new Headers(headers).get('Set-Cookie')).toMatch(/^backlot_words=;.*Max-Age=0/)
    expect(await words.read(after(headers), DANA)).toBeNull()
  }
})

test.each([
  ['is not signed', async () => `backlot_fruit=${btoa(JSON.stringify(['dana', 'plum']))}`],
  ['was signed for something else', async () => (await signed('words', ['dana', 'plum'])).replace('words', 'fruit')],
  ['has an unknown value', async () => signed('fruit', ['dana', 'stone'])],
  ['has another structure', async () => signed('fruit', { 0: 'dana', 1: 'plum', length: 2 })],
  ['has an outdated structure', async () => signed('fruit', 'plum')],
])('a cookie that %s is ignored', async (_, cookie) => {
  expect(await fruit.read(withCookie(await cookie()), DANA)).toBeNull()
})

test('the cookie is deleted on log-out', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect(clearSiteDataHeaders(request).getSetCookie()).toEqual([expect.stringMatching(/^backlot_fruit=; .*Max-Age=0/)])
})

test('a log-out clears the data of the browser, except for unsent photos', () => {
  expect(clearSiteDataHeaders(withCookie('backlot_cache_owner=k')).get('Clear-Site-Data')).toBe('"cache", "storage"')
  const headers = clearSiteDataHeaders(withCookie('backlot_cache_owner=k; backlot_unsent=1'))
  expect(headers.get('Clear-Site-Data')).toBe('"cache"')
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^backlot_cache_owner=; .*Max-Age=0/)])
})

async function signed(name: string, value: unknown): Promise<string> {
  return (await privateCookie(`backlot_${name}`).serialize(value)).split(';', 1)[0] ?? ''
}

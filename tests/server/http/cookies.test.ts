import { expect, test } from 'vitest'
import { z } from 'zod'
import { clearSiteDataHeaders, privateCookie, rememberedCookie } from '~/server/http/cookies.server'

const DANA = { id: 'dana' }
const EVE = { id: 'eve' }
const fruit = rememberedCookie('fruit', z.enum(['apple', 'plum']))
const words = rememberedCookie('words', z.string())

const withCookie = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })

/** The browser after an answer with these headers. */
function after(headers: HeadersInit, before = ''): Request {
  const line = new Headers(headers).get('Set-Cookie')
  return withCookie(line === null ? before : (line.split(';', 1)[0] ?? ''))
}

test('what somebody chose is known to them, and to nobody else on the same browser', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect([await fruit.read(request, DANA), await fruit.read(request, EVE)]).toEqual(['plum', null])
  expect(await words.read(request, DANA)).toBeNull()
})

test('the browser is told once', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect(await fruit.write(request, DANA, 'plum')).toEqual({})
  expect(await fruit.write(request, DANA, 'apple')).toHaveProperty('Set-Cookie')
  expect(await fruit.write(request, EVE, 'plum')).toHaveProperty('Set-Cookie')
  expect(await fruit.write(withCookie(''), DANA, null)).toEqual({})
})

test('nothing, and what is too long for a cookie, is forgotten', async () => {
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
  ['is nothing to choose', async () => signed('fruit', ['dana', 'stone'])],
  ['is of another shape', async () => signed('fruit', { 0: 'dana', 1: 'plum', length: 2 })],
  ['is older than the shape', async () => signed('fruit', 'plum')],
])('what %s is not known', async (_, cookie) => {
  expect(await fruit.read(withCookie(await cookie()), DANA)).toBeNull()
})

test('it ends with the log-out', async () => {
  const request = after(await fruit.write(withCookie(''), DANA, 'plum'))
  expect(clearSiteDataHeaders(request).getSetCookie()).toEqual([expect.stringMatching(/^backlot_fruit=; .*Max-Age=0/)])
})

test('a log-out empties the browser, but of photos that nobody else has', () => {
  expect(clearSiteDataHeaders(withCookie('backlot_cache_owner=k')).get('Clear-Site-Data')).toBe('"cache", "storage"')
  const headers = clearSiteDataHeaders(withCookie('backlot_cache_owner=k; backlot_unsent=1'))
  expect(headers.get('Clear-Site-Data')).toBe('"cache"')
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^backlot_cache_owner=; .*Max-Age=0/)])
})

async function signed(name: string, value: unknown): Promise<string> {
  return (await privateCookie(`backlot_${name}`).serialize(value)).split(';', 1)[0] ?? ''
}

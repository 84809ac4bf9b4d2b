import { afterEach, describe, expect, test } from 'vitest'
import { useWorld } from '#tests/world/application/world'
import { type Body, sendFirst, sendWithoutEnd } from '#tests/world/visits/socket-posts'

const LIMIT = 512 * 1024
const PATH = '/?index'
const PIECES = { urlencoded: 'email=', multipart: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n' }
const TYPES = { urlencoded: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data; boundary=x' }
const KINDS = ['urlencoded', 'multipart'] as const

const { app } = await useWorld(async () => ({}))

afterEach(() => expect(app.output()).not.toContain('"level":"error"'))

const bodyOf = (kind: (typeof KINDS)[number], times: number): Body => ({
  type: TYPES[kind],
  opening: PIECES[kind],
  bytes: Math.floor(times * LIMIT),
})

const TOO_MUCH = /^HTTP\/1\.1 413 .*That upload is too large/s

describe.each(KINDS)('a %s form over its limit gets a 413 page that reaches the sender', (kind) => {
  test.each([1.1, 3, 20])('at %s times the limit without a declared length', async (times) => {
    expect(await sendFirst(app.origin, PATH, bodyOf(kind, times))).toMatch(TOO_MUCH)
  })

  test.each([1.1, 3, 20])('at %s times the limit without a declared length, sent slowly', async (times) => {
    const body = { ...bodyOf(kind, times), pauseMs: 3 }
    expect(await sendFirst(app.origin, PATH, body)).toMatch(TOO_MUCH)
  })

  test.each([1.1, 3, 20])('at %s times the limit with a declared length', async (times) => {
    expect(await sendFirst(app.origin, PATH, { ...bodyOf(kind, times), isDeclared: true })).toMatch(TOO_MUCH)
  })

  test.each([
    ['without a declared length', false],
    ['with a declared length', true],
  ])('and the next request on the connection is answered after a body %s', async (_, isDeclared) => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const answers = await sendFirst(app.origin, PATH, { ...bodyOf(kind, 3), isDeclared }, next)
    expect(answers).toMatch(TOO_MUCH)
    expect(answers).toMatch(/HTTP\/1\.1 200 /)
  })
})

test('a form with too many files is refused, however much follows', async () => {
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n\r\n'
  const body = bodyOf('multipart', 20)
  expect(await sendFirst(app.origin, PATH, { ...body, opening: file.repeat(21) + body.opening })).toMatch(TOO_MUCH)
})

test('a form posted to a page without an action gets a 405 page that reaches the sender', async () => {
  expect(await sendFirst(app.origin, '/terms', bodyOf('urlencoded', 20))).toMatch(/^HTTP\/1\.1 405 /)
})

test('an endless body is cut off', async () => {
  const sent = await sendWithoutEnd(app.origin, PATH, bodyOf('urlencoded', 0))
  expect(sent).toBeGreaterThan(32 * 1024 * 1024)
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

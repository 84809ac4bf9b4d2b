import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { anOwner, signedIn } from '#tests/world/builders'
import { anInvitation } from '#tests/world/invitations'

const world = await aWorld(async () => {
  return { cookie: await signedIn(await anOwner()), token: await anInvitation('account-setup') }
})
const { cookie, token } = world.story
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const signer = randomBytes(32).toString('base64url')
const everySign = (secret: string) => [...secret].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')

type Headers = Record<string, string>

/** Whatever stands in place of an address, by hand; answers with the status when the answer is whole. */
async function ask(method: string, address: string, headers: Headers = {}, body = ''): Promise<number> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').on('error', () => {})
  const all = { Host: 'localhost', Connection: 'close', 'Content-Length': String(body.length), ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${address} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  return Number((await text(socket)).split(' ', 2)[1])
}

/** What the log says in the name of a request, once it says that it was answered. */
async function linesOf(request: string) {
  const named = () => linesSoFar().filter((line) => line.request === request)
  await expect.poll(() => named().some(({ msg }) => msg === 'answered'), { timeout: 20_000 }).toBe(true)
  return named()
}

const linesSoFar = () =>
  app
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

test('what open pages ask by themselves every few seconds is in no line, unless it is refused', async () => {
  const answered = () => linesSoFar().filter(({ msg, path }) => msg === 'answered' && path === '/updates')
  const heard = await fetch(`${app.origin}/updates`, { headers: { Cookie: cookie } })
  expect([heard.status, heard.headers.get('Set-Cookie')]).toEqual([200, null])
  await linesOf((await fetch(`${app.origin}/updates`)).headers.get('X-Request-Id') ?? '')
  expect(answered().map(({ status }) => status)).toEqual([403])
})

describe('a mailed link is in no line of the log', () => {
  test.each([
    ['as it is mailed', 'GET', `/account-setup?user-id=${token}`],
    ['for its data', 'GET', `/account-setup.data?user-id=${token}`],
    ['posted to', 'POST', `/account-setup?user-id=${token}`],
    ['as a way back', 'GET', `/?return-to=${encodeURIComponent(`/account-setup?user-id=${token}`)}`],
    ['with its question mark encoded', 'GET', `/account-setup%3Fuser-id=${token}`],
    ['behind what nobody can decode', 'GET', `/%E0%A4%A/${token}`],
    ['of a signer', 'GET', `/agreement/${signer}`],
    ['of a signer in capital letters', 'GET', `/AGREEMENT/${signer}`],
    ['of a signer, encoded', 'GET', `/agreement/${everySign(signer)}`],
    ['of a signer, encoded twice', 'GET', `/agreement/${encodeURIComponent(everySign(signer))}`],
    ['of a signer behind an encoded slash', 'GET', `/agreement%2F${signer}`],
    ['of a signer beside the files', 'GET', `/assets/${signer}/%00`],
    ['of a signer as a whole address', 'GET', `http://localhost/agreement/${signer}`],
  ])('%s', async (_, method, address) => {
    const request = randomUUID()
    const from = { Referer: `${app.origin}/agreement/${signer}`, Range: `bytes=${token}`, 'If-Match': token }
    await ask(method, address, { 'X-Request-Id': request, ...from })
    if (!address.startsWith('/assets')) await linesOf(request)
    for (const secret of [token, signer])
      for (const part of [secret.slice(4, 20), everySign(secret).slice(12, 60)])
        expect(app.output()).not.toContain(part)
  })
})

describe('a request that is merely wrong is one line, without a stack', () => {
  test.each([
    ['an address that nobody can decode', 'GET', '/%E0%A4%A', {}, 400],
    ['an address of another site', 'GET', 'http://evil.example/', {}, 400],
    ['a host that is none', 'GET', '/', { Host: 'a b' }, 400],
    ['a method that nobody answers', 'TRACE', '/', {}, 400],
    ['a method that no page takes', 'PROPFIND', '/projects', {}, 405],
    ['a page that is not there', 'GET', '/no/such/place', {}, 404],
    ['data that is not there', 'GET', '/no/such/place.data', {}, 404],
    ['a post where none is taken', 'POST', '/terms', {}, 405],
    ['a post to a resource', 'POST', '/healthz', {}, 405],
    ['a post from another site', 'POST', '/?index', { Origin: 'https://evil.example' }, 403],
    ['a desk of somebody else', 'GET', '/provider', { Cookie: cookie }, 403],
    ['data as it was asked for once', 'GET', '/terms?_data=routes%2Fterms', {}, 400],
    ['an id that is none', 'GET', '/owner/inquiries/7', { Cookie: cookie }, 404],
  ])('%s', async (_, method, address, headers, status) => {
    const request = randomUUID()
    expect(await ask(method, address, { 'X-Request-Id': request, ...headers })).toBe(status)
    expect(await linesOf(request)).toEqual([expect.objectContaining({ level: 'info', status })])
  })

  test('a form that breaks off', async () => {
    const request = randomUUID()
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').on('error', () => {})
    const type = 'Content-Type: application/x-www-form-urlencoded'
    socket.end(
      `POST /?index HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${request}\r\n${type}\r\nContent-Length: 9\r\n\r\nemail`,
    )
    await expect.poll(() => linesSoFar().filter((line) => line.request === request).length, { timeout: 20_000 }).toBe(1)
  })

  test('and nothing is said past the log', () => {
    expect(linesSoFar().filter(({ level }) => level !== 'info')).toEqual([])
    expect(app.output()).not.toMatch(/(\\n|^) {4}at /m)
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { useWorld } from '#tests/world/application/world'
import { anOwner, signedIn } from '#tests/world/builders'
import { anInvitation } from '#tests/world/invitations'

const { app, story } = await useWorld(async () => {
  return { cookie: await signedIn(await anOwner()), token: await anInvitation('account-setup') }
})
const { cookie, token } = story

const signer = randomBytes(32).toString('base64url')
const percentEncoded = (secret: string) => [...secret].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')

type Headers = Record<string, string>

/** Sends a raw request with any target; returns the status of the complete response. */
async function ask(method: string, address: string, headers: Headers = {}, body = ''): Promise<number> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').on('error', () => {})
  const all = { Host: 'localhost', Connection: 'close', 'Content-Length': String(body.length), ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${address} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  return Number((await text(socket)).split(' ', 2)[1])
}

/** The log lines of a request, once its response is logged. */
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

test('polling for updates is not logged unless it is refused', async () => {
  const answered = () => linesSoFar().filter(({ msg, path }) => msg === 'answered' && path === '/updates')
  const heard = await fetch(`${app.origin}/updates`, { headers: { Cookie: cookie } })
  expect([heard.status, heard.headers.get('Set-Cookie')]).toEqual([200, null])
  await linesOf((await fetch(`${app.origin}/updates`)).headers.get('X-Request-Id') ?? '')
  expect(answered().map(({ status }) => status)).toEqual([403])
})

describe('a mailed link is never logged', () => {
  test.each([
    ['as mailed', 'GET', `/account-setup?user-id=${token}`],
    ['as a data request', 'GET', `/account-setup.data?user-id=${token}`],
    ['as a post', 'POST', `/account-setup?user-id=${token}`],
    ['as return-to', 'GET', `/?return-to=${encodeURIComponent(`/account-setup?user-id=${token}`)}`],
    ['with its question mark encoded', 'GET', `/account-setup%3Fuser-id=${token}`],
    ['after an invalid percent encoding', 'GET', `/%E0%A4%A/${token}`],
    ['of a signer', 'GET', `/agreement/${signer}`],
    ['of a signer in capital letters', 'GET', `/AGREEMENT/${signer}`],
    ['of a signer, encoded', 'GET', `/agreement/${percentEncoded(signer)}`],
    ['of a signer, encoded twice', 'GET', `/agreement/${encodeURIComponent(percentEncoded(signer))}`],
    ['of a signer behind an encoded slash', 'GET', `/agreement%2F${signer}`],
    ['of a signer in a path of assets', 'GET', `/assets/${signer}/%00`],
    ['of a signer as an absolute URL', 'GET', `http://localhost/agreement/${signer}`],
  ])('%s', async (_, method, address) => {
    const request = randomUUID()
    const from = { Referer: `${app.origin}/agreement/${signer}`, Range: `bytes=${token}`, 'If-Match': token }
    await ask(method, address, { 'X-Request-Id': request, ...from })
    if (!address.startsWith('/assets')) await linesOf(request)
    for (const secret of [token, signer])
      for (const part of [secret.slice(4, 20), percentEncoded(secret).slice(12, 60)])
        expect(app.output()).not.toContain(part)
  })
})

describe('a client error is logged in one line without a stack', () => {
  test.each([
    ['an invalid percent encoding', 'GET', '/%E0%A4%A', {}, 400],
    ['a URL of another site', 'GET', 'http://evil.example/', {}, 400],
    ['an invalid host', 'GET', '/', { Host: 'a b' }, 400],
    ['an unsupported method', 'TRACE', '/', {}, 400],
    ['a method that no page supports', 'PROPFIND', '/projects', {}, 405],
    ['an unknown page', 'GET', '/no/such/place', {}, 404],
    ['unknown data', 'GET', '/no/such/place.data', {}, 404],
    ['a post to a page without an action', 'POST', '/terms', {}, 405],
    ['a post to a resource', 'POST', '/healthz', {}, 405],
    ['a post from another site', 'POST', '/?index', { Origin: 'https://evil.example' }, 403],
    ['a page of another role', 'GET', '/provider', { Cookie: cookie }, 403],
    ['data requested in the old way', 'GET', '/terms?_data=routes%2Fterms', {}, 400],
    ['a malformed id', 'GET', '/owner/inquiries/7', { Cookie: cookie }, 404],
  ])('%s', async (_, method, address, headers, status) => {
    const request = randomUUID()
    expect(await ask(method, address, { 'X-Request-Id': request, ...headers })).toBe(status)
    expect(await linesOf(request)).toEqual([expect.objectContaining({ level: 'info', status })])
  })

  test('a truncated form', async () => {
    const request = randomUUID()
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1').on('error', () => {})
    const type = 'Content-Type: application/x-www-form-urlencoded'
    socket.end(
      `POST /?index HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${request}\r\n${type}\r\nContent-Length: 9\r\n\r\nemail`,
    )
    await expect.poll(() => linesSoFar().filter((line) => line.request === request).length, { timeout: 20_000 }).toBe(1)
  })

  test('no other output or error is logged', () => {
    expect(linesSoFar().filter(({ level }) => level !== 'info')).toEqual([])
    expect(app.output()).not.toMatch(/(\\n|^) {4}at /m)
  })
})

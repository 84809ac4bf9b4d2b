import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aProvider } from '#tests/world/builders'
import { accountAt, connectNews } from '#tests/world/outside/docusign'
import { statusByHand } from '#tests/world/visits/by-hand'
import { newVisitor } from '#tests/world/visits/visitor'
import { fillLogIn, logIn } from '#tests/world/visits/walks'

const world = await aWorld(async () => {
  const pru = await aProvider()
  return { pru }
})
let app: AppServer

beforeAll(async () => {
  const account = Object.entries(accountAt('http://127.0.0.1:9')).map(([name, value]) => [name, String(value)])
  app = await world.start(Object.fromEntries(account))
})
afterAll(world.end)

const { pru } = world.story
const fetchPage = (path: string, init: RequestInit = {}) => fetch(app.origin + path, { redirect: 'manual', ...init })

describe('every answer carries the security headers', () => {
  test.each([
    ['a page', '/'],
    ['data', '/terms.data'],
    ['a static file', '/icons.svg'],
    ['a hashed file', 'stylesheet'],
    ['a resource', '/healthz'],
    ['an unknown address', '/no/such/place'],
    ['a redirect', '/projects'],
    ['an unknown photo', '/photos/none/640.webp'],
    ['a malformed address', '/%E0%A4%A'],
    ['data that is not there', '/no/such/place.data'],
    ['the manifest', '/__manifest?version=none'],
    ['a mailed link that is none', '/agreement/none'],
  ])('%s', async (_, path) => {
    const page = path === 'stylesheet' ? await (await fetchPage('/')).text() : ''
    const answer = await fetchPage(/href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? path)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(outsideOf(answer.headers.get('Content-Security-Policy') ?? '')).toEqual([])
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/)
    expect(answer.headers.get('X-Powered-By')).toBeNull()
  })
})

/** Which of the ways out of a page a policy leaves open to another site; what is not said falls back to the default. */
function outsideOf(policy: string): string[] {
  const said = new Map(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  )
  const closed = (name: string) => {
    const sources = said.get(name) ?? (ALONE.includes(name) ? ['*'] : (said.get('default-src') ?? ['*']))
    return sources.every((source) => ["'none'", "'self'"].includes(source))
  }
  return ['style-src', 'object-src', 'font-src', 'connect-src', 'frame-src', ...ALONE].filter((name) => !closed(name))
}

/** Directives that the default says nothing of. */
const ALONE = ['form-action', 'frame-ancestors', 'base-uri']

test('a page allows its own scripts by a nonce that no two pages share, and nothing inline besides', async () => {
  const policies = await Promise.all(
    ['/', '/'].map(async (path) => (await fetchPage(path)).headers.get('Content-Security-Policy')),
  )
  expect(new Set(policies).size).toBe(2)
  const answer = await fetchPage('/')
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none'
  const html = await answer.text()
  expect(html.match(/<script(?![^>]*nonce=)/g)).toBeNull()
  expect(html).toContain(`nonce="${nonce}"`)
  expect(html).not.toMatch(/ style="| on\w+="|unsafe-inline/)
})

test('an unknown address is a 404 with the picture of an empty bay, and shows nothing of the inside', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open('/no/such/place')
  expect(visitor.status()).toBe(404)
  expect(visitor.has('img', 'An empty parking space with a traffic cone')).toBe(true)
  expect(visitor.html()).not.toMatch(/at \w+ \(|node_modules|\.tsx?:/)
})

test('a webhook of DocuSign comes from another site, and is taken by its signature alone', async () => {
  const send = async (news: Request) =>
    fetchPage('/docusign/events', { method: 'POST', headers: news.headers, body: await news.text() })
  const envelopeId = '2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f'
  expect((await send(connectNews(envelopeId))).status).toBe(200)
  expect((await send(connectNews(envelopeId, { key: 'guessed' }))).status).toBe(401)
})

test.each([
  ['a host with a port that is none', 'GET', '/', { Host: 'localhost:99999' }, 400],
  ['a host with a name before it', 'GET', '/', { Host: 'dana@localhost' }, 400],
  ['an address that a redirect could make another site of', 'GET', '/\\evil.example/%2e%2e', {}, 400],
  ['an address that is a backslash alone', 'GET', '/%5c', {}, 400],
  ['an address that is two slashes once it is decoded', 'GET', '/%2f', {}, 400],
  ['no address', 'OPTIONS', '*', {}, 400],
  ['an address deeper than any', 'PROPFIND', '/a'.repeat(7000), {}, 400],
  ['a forwarded port that is none', 'GET', '/terms', { 'X-Forwarded-Host': 'localhost:99999' }, 200],
  ['a host in capital letters', 'GET', '/terms', { Host: 'LOCALHOST:80' }, 200],
  ['a host that is a number', 'GET', '/terms', { Host: '[::1]:8080' }, 200],
])('%s is answered without a failure', async (_, method, path, headers, status) => {
  expect(await statusByHand(app.origin, { method, path, headers })).toBe(status)
  expect(app.output()).not.toContain('[object Object]')
})

test.each([
  ['an index as high as a number goes', 'email[4000000000]=x', 400],
  ['an index in the second place', 'email[0][99999999]=x', 400],
  ['a name as deep as a body is long', `${'a.'.repeat(50_000)}b=x`, 400],
  ['more fields than any page has', 'a=&'.repeat(100_000), 413],
])('%s in a form is refused before anything is built from it', async (_, body, status) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await fetchPage('/?index', { method: 'POST', body, headers })).status).toBe(status)
})

test('a form posted after a log-out in another tab comes back filled in, until it is sent', async () => {
  const tab = await logIn(app.origin, pru)
  await tab.follow('Owners')
  await tab.follow('Invite owner')
  const otherTab = newVisitor(app.origin)
  for (const [name, value] of tab.cookies) otherTab.cookies.set(name, value)
  await otherTab.open('/provider/owners')
  await otherTab.press('Logout')
  tab.cookies.clear()
  tab.fill('Email', 'later@owners.example')
  await tab.press('Send invitation')
  await fillLogIn(tab, pru)
  expect(tab.path()).toBe('/provider/owners/invitation')
  const email = () => tab.document().querySelector('[name=email]')?.getAttribute('value')
  expect(email()).toBe('later@owners.example')
  await tab.press('Send invitation')
  expect(tab.text()).toContain('later@owners.example')
  await tab.follow('Owners')
  await tab.follow('Invite owner')
  expect(email()).toBeFalsy()
})

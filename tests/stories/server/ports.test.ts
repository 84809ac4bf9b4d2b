import { describe, expect, test } from 'vitest'
import { useWorld } from '#tests/world/application/world'
import { aProvider } from '#tests/world/builders'
import { accountAt, aWebhook } from '#tests/world/outside/docusign'
import { rawStatus } from '#tests/world/visits/raw-requests'
import { fillLogIn, logIn } from '#tests/world/visits/steps'
import { newVisitor } from '#tests/world/visits/visitor'

const account = Object.entries(accountAt('http://127.0.0.1:9')).map(([name, value]) => [name, String(value)])
const { app, story } = await useWorld(async () => ({ pru: await aProvider() }), Object.fromEntries(account))
const { pru } = story
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
    ['unknown data', '/no/such/place.data'],
    ['the manifest', '/__manifest?version=none'],
    ['an unknown mailed link', '/agreement/none'],
  ])('%s', async (_, path) => {
    const page = path === 'stylesheet' ? await (await fetchPage('/')).text() : ''
    const response = await fetchPage(/href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? path)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('X-Frame-Options')).toBe('DENY')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(outsideOf(response.headers.get('Content-Security-Policy') ?? '')).toEqual([])
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/)
    expect(response.headers.get('X-Powered-By')).toBeNull()
  })
})

/** The directives of a policy that allow other sites; missing directives fall back to default-src. */
function outsideOf(policy: string): string[] {
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  )
  const closed = (name: string) => {
    const sources = directives.get(name) ?? (ALONE.includes(name) ? ['*'] : (directives.get('default-src') ?? ['*']))
    return sources.every((source) => ["'none'", "'self'"].includes(source))
  }
  return ['style-src', 'object-src', 'font-src', 'connect-src', 'frame-src', ...ALONE].filter((name) => !closed(name))
}

/** Directives without a fallback to default-src. */
const ALONE = ['form-action', 'frame-ancestors', 'base-uri']

test('a page allows only its own scripts, by a nonce of its own, and no inline styles or handlers', async () => {
  const policies = await Promise.all(
    ['/', '/'].map(async (path) => (await fetchPage(path)).headers.get('Content-Security-Policy')),
  )
  expect(new Set(policies).size).toBe(2)
  const response = await fetchPage('/')
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none'
  const html = await response.text()
  expect(html.match(/<script(?![^>]*nonce=)/g)).toBeNull()
  expect(html).toContain(`nonce="${nonce}"`)
  expect(html).not.toMatch(/ style="| on\w+="|unsafe-inline/)
})

test('an unknown path is a 404 page without internals', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open('/no/such/place')
  expect(visitor.status()).toBe(404)
  expect(visitor.has('img', 'An empty parking space with a traffic cone')).toBe(true)
  expect(visitor.html()).not.toMatch(/at \w+ \(|node_modules|\.tsx?:/)
})

test('a DocuSign webhook is accepted from another site by its signature only', async () => {
  const send = async (news: Request) =>
    fetchPage('/docusign/events', { method: 'POST', headers: news.headers, body: await news.text() })
  const envelopeId = '2d1c7f3e-8a4b-4c6d-9e5f-0a1b2c3d4e5f'
  expect((await send(aWebhook(envelopeId))).status).toBe(200)
  expect((await send(aWebhook(envelopeId, { key: 'guessed' }))).status).toBe(401)
})

test.each([
  ['a host with an invalid port', 'GET', '/', { Host: 'localhost:99999' }, 400],
  ['a host with user information', 'GET', '/', { Host: 'dana@localhost' }, 400],
  ['a path that a redirect could turn into another site', 'GET', '/\\evil.example/%2e%2e', {}, 400],
  ['a path of a backslash', 'GET', '/%5c', {}, 400],
  ['a path of two slashes once decoded', 'GET', '/%2f', {}, 400],
  ['the target *', 'OPTIONS', '*', {}, 400],
  ['a very deep path', 'PROPFIND', '/a'.repeat(7000), {}, 400],
  ['a forwarded host with an invalid port', 'GET', '/terms', { 'X-Forwarded-Host': 'localhost:99999' }, 200],
  ['a host in capital letters', 'GET', '/terms', { Host: 'LOCALHOST:80' }, 200],
  ['a host that is a number', 'GET', '/terms', { Host: '[::1]:8080' }, 200],
])('%s is answered without an error', async (_, method, path, headers, status) => {
  expect(await rawStatus(app.origin, { method, path, headers })).toBe(status)
  expect(app.output()).not.toContain('[object Object]')
})

test.each([
  ['a huge index', 'email[4000000000]=x', 400],
  ['a huge nested index', 'email[0][99999999]=x', 400],
  ['a very deep name', `${'a.'.repeat(50_000)}b=x`, 400],
  ['too many fields', 'a=&'.repeat(100_000), 413],
])('a form with %s is refused', async (_, body, status) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await fetchPage('/?index', { method: 'POST', body, headers })).status).toBe(status)
})

test('a form posted after a log-out in another tab returns filled in after the log-in', async () => {
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

import { afterEach, expect, test } from 'vitest'
import { setEnv } from '~/server/env.server'
import { defaultHeaders, documentPolicy, type Outside } from '~/server/http/security-headers.server'

afterEach(() => setEnv())

test('the policy of a page allows only this site', () => {
  setEnv({ NODE_ENV: 'production', DEMO: false })
  expect(documentPolicy('n').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-n'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
})

test('a page can allow one host to be framed or posted to', () => {
  setEnv({ NODE_ENV: 'production', DEMO: false })
  const differs = (page: Outside) => {
    const others = documentPolicy('n').split('; ')
    return documentPolicy('n', page)
      .split('; ')
      .filter((directive) => !others.includes(directive))
  }
  expect(differs({ frame: 'https://map.example' })).toEqual(['frame-src https://map.example'])
  expect(differs({ form: 'https://sign.example:8443' })).toEqual(["form-action 'self' https://sign.example:8443"])
})

test('a page with script allows the tiles of maps, unless these are switched off', () => {
  const images = () =>
    documentPolicy('n', { hasTiles: true })
      .split('; ')
      .find((each) => each.startsWith('img-src'))
  expect(images()).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org")
  setEnv({ MAP_TILES: 'https://tiles.example:8443/{z}/{x}/{y}.png' })
  expect(images()).toBe("img-src 'self' data: blob: https://tiles.example:8443")
  setEnv({ MAP: 'off' })
  expect(images()).toBe("img-src 'self' data: blob:")
})

test.each([
  'https://*',
  'http://map.example',
  "https://map.example 'unsafe-inline'",
  'https://a.example; script-src *',
])('%s is refused as a host', (frame) => expect(() => documentPolicy('n', { frame })).toThrow('is no host'))

test('other responses allow no scripts, no framing and no cross-origin use', () => {
  setEnv({ APP_ORIGIN: 'http://backlot.test' })
  expect(Object.fromEntries(defaultHeaders())).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  })
})

test('an HTTPS origin has HSTS for a year', () => {
  setEnv({ APP_ORIGIN: 'https://backlot.test' })
  expect(Object.fromEntries(defaultHeaders())).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
})

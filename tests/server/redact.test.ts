import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact, redactPath } from '~/server/redact.server'

const ID = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3d'
const TOKEN = 'q7Jm2xVbT0nKcE-9sWfYh4RaUo8LdZpG1iXvNtB_6Hk'

describe('a path in the log', () => {
  test.each([
    ['/', '/'],
    ['/projects?active-after=7', '/projects'],
    [`/projects/${ID}/list/new`, `/projects/${ID}/list/new`],
    ['/orders/1042/summary', '/orders/1042/summary'],
    ['/cart/bookVehicles.data', '/cart/bookVehicles.data'],
    [`/vehiclePre-PickupInspection/7/${ID}`, `/vehiclePre-PickupInspection/7/${ID}`],
    [`/photos/${ID}/640.webp`, `/photos/${ID}/640.webp`],
    ['/_root.data', '/_root.data'],
    ['/favicon.ico', '/favicon.ico'],
    [`/orders/orders-list/${ID}/The%20Long%20Haul`, `/orders/orders-list/${ID}/...`],
    [`/orders/7/details/${ID}/Ada`, `/orders/7/details/${ID}/...`],
    [`/agreement/${TOKEN}`, '/agreement/...'],
    [`/answer/${TOKEN}`, '/answer/...'],
    [`/offer/${ID}/acceptance`, `/offer/${ID}/acceptance`],
    ['/agreement', '/agreement'],
    ['/AGREEMENT/word', '/AGREEMENT/...'],
    ['/agreement/a/b', '/agreement/.../...'],
    ['/people/ada@crew.example', '/people/...'],
    ['/%', '/...'],
    ['*', '/...'],
    [`/${'a/'.repeat(100)}`, '/a/a/a/a/a/a/a/a/a/a/a/a'],
  ])('%s is logged as %s', (address, path) => expect(redactPath(address)).toBe(path))
})

describe('a text in the log', () => {
  test.each([
    ['Error: No route matches URL "/agreement/abc"', 'Error: No route matches URL "/agreement/..."'],
    [`GET /account-setup?user-id=${TOKEN} failed`, 'GET /account-setup?... failed'],
    [
      'connect ECONNREFUSED postgres://crew:hunter2@db.test:5432/backlot',
      'connect ECONNREFUSED postgres://db.test:5432/backlot',
    ],
    ['550 no such user ada.b+c@mail.crew.example here', '550 no such user ... here'],
    [`the link ${TOKEN}, used`, 'the link ..., used'],
    [`the part ${TOKEN.slice(0, 24)}`, 'the part ...'],
    [`the vehicle ${ID} is gone`, `the vehicle ${ID} is gone`],
    [
      'violates "one_live_inquiry_for_each_list_vehicle_of_all"',
      'violates "one_live_inquiry_for_each_list_vehicle_of_all"',
    ],
    [
      'Error: x\n    at render (file:///srv/build/server/index.js?t=1763790000000.5:10:5)\n    at processTicksAndRejections',
      'Error: x\n    at render (file:///srv/build/server/index.js?t=1763790000000.5:10:5)\n    at processTicksAndRejections',
    ],
    ['at /srv/node_modules/@remix-run/react/dist/a.js:1:2', 'at /srv/node_modules/@remix-run/react/dist/a.js:1:2'],
    ['Failed query: select 1 from accounts where id = $1', 'Failed query: select 1 from accounts where id = $1'],
  ])('%j is logged as %j', (text, cleaned) => expect(redact(text)).toBe(cleaned))

  test('is truncated when it is too long', () => expect(redact('a '.repeat(100_000)).length).toBeLessThan(10_000))
})

const token = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64url'))
const written = fc.constantFrom<(token: string) => string>(
  (each) => each,
  (each) => encodeURIComponent(each),
  everyCharacterEncoded,
  (each) => encodeURIComponent(everyCharacterEncoded(each)),
  (each) => `${everyCharacterEncoded(each.slice(0, 5))}${each.slice(5)}`,
)
const around = fc.constantFrom<(token: string) => string>(
  (each) => `/agreement/${each}`,
  (each) => `//agreement//${each}/`,
  (each) => `/%61greement/${each}`,
  (each) => `/agreement%2F${each}`,
  (each) => `/AGREEMENT/${each}...`,
  (each) => `/agreement/${each}.data?_data=routes%2Fagreement`,
  (each) => `/account-setup?user-id=${each}`,
  (each) => `/account-setup%3Fuser-id=${each}`,
  (each) => `/account-setup/${each}`,
  (each) => `/?return-to=%2Faccount-setup%3Fuser-id%3D${each}`,
  (each) => `/${each}`,
  (each) => `/x.${each}.js`,
)

test('no token is in a logged path or error, in any encoding', () => {
  fc.assert(
    fc.property(token, written, around, (secret, write, put) => {
      const address = put(write(secret))
      for (const line of [redactPath(address), redact(`Error: No route matches URL "${address}"`)]) {
        expect(line).not.toContain(write(secret))
        expect(line).not.toContain(secret.slice(6, 30))
        expect(line).not.toContain(everyCharacterEncoded(secret.slice(6, 30)))
      }
    }),
    {
      numRuns: 2000,
      examples: [
        [randomBytes(32).toString('base64url'), everyCharacterEncoded, (each) => `/${each}`],
        ['lettersonly-andnothingelse-asithappens-once', (each) => each, (each) => `/account-setup/${each}`],
      ],
    },
  )
})

function everyCharacterEncoded(text: string): string {
  return [...text].map((character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).join('')
}

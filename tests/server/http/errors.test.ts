import { expect, test } from 'vitest'
import { refused } from '~/models/trade/results/outcome'
import { refusalInit } from '~/server/errors.server'

test.each([
  ['days-taken', 409],
  ['cart-changed', 409],
  ['too-many-attempts', 429],
  ['failed', 500],
  ['signing-service-unavailable', 503],
] as const)('a refusal for %s has the status %s', (code, status) => {
  expect(refusalInit(refused(code, 'No.')).status).toBe(status)
})

test('a rate limit has Retry-After in seconds', () => {
  const { headers } = refusalInit({ ...refused('too-many-attempts', 'Later.'), retryAfterSeconds: 90 })
  expect(new Headers(headers).get('Retry-After')).toBe('90')
})

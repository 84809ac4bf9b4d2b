import { expect, test } from 'vitest'
import { refused } from '~/models/trade/results/outcome'

test('a refusal has a reason, a code and a message, and optionally a field and a hint', () => {
  expect(refused('cart-changed', 'The cart has changed.')).toEqual({
    ok: false,
    why: 'stale',
    code: 'cart-changed',
    message: 'The cart has changed.',
  })
  expect(refused('below-floor', 'Too little.', 'rate')).toEqual({
    ok: false,
    why: 'rule',
    code: 'below-floor',
    message: 'Too little.',
    field: 'rate',
  })
  expect(refused('below-floor', 'Too little.', 'rate', 'At least $80.')).toMatchObject({ hint: 'At least $80.' })
})

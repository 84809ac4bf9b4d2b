import { afterEach, describe, expect, test } from 'vitest'
import { setEnv } from '~/server/env.server'
import { clientAddress } from '~/server/session/asker.server'

afterEach(() => setEnv())

describe('the network address of a request', () => {
  test.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['2001:db8::7', 1, '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:1:2:3', 1, '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', 1, '2001:db8:0:1::/64'],
    ['::1', 1, '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['203.0.113.7', 0, 'unknown'],
    ['203.0.113.7', 2, 'unknown'],
    ['nonsense', 1, 'unknown'],
    ['', 1, 'unknown'],
  ])('with X-Forwarded-For "%s" behind %i proxies is %s', (header, proxies, address) => {
    setEnv({ PROXIES: proxies })
    const request = new Request('http://localhost/', { headers: { 'X-Forwarded-For': header } })
    expect(clientAddress(request)).toBe(address)
  })
})

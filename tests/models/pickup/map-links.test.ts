import { expect, test } from 'vitest'
import { mapDeviceOf } from '~/models/pickup/map-links'

test.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148'],
  ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1.2 Mobile/15E148'],
  [
    'ios',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile'],
  ['android', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['android', ''],
] as const)('%s is the map of %s', (device, agent) => {
  expect(mapDeviceOf(agent)).toBe(device)
})

import { expect, test } from 'vitest'
import { vehiclePrice } from '~/models/fleet/vehicle-page'

test('a week is priced, and from which day on it is cheaper than days', () => {
  expect(vehiclePrice(10_050)).toEqual({
    day: '$100.50',
    week: '$301.50',
    month: '$904.50',
    hint: 'The weekly rate applies from 7 days: 7 days ($301.50) cost less than 4 days ($402).',
  })
})

import { expect, test } from 'vitest'
import { areasOf, boundsOf, STUDIO_ZONE } from '~/models/search/search-circle'

test('a circle lies in its bounds, which are hardly larger', () => {
  const { south, north, west, east } = boundsOf(STUDIO_ZONE)
  // the ends of thirty miles to each side
  expect([south, north, west, east]).toEqual([33.642, 34.51, -118.901, -117.853].map((end) => expect.closeTo(end, 1)))
  expect([south < 33.642, north > 34.5104, west < -118.901, east > -117.853]).toEqual([true, true, true, true])
})

test('its areas are rows of half degrees from south to north', () => {
  expect(areasOf({ latitude: 34.1, longitude: -118.4, miles: 10 })).toEqual([
    { from: '247122', to: '247123' },
    { from: '248122', to: '248123' },
  ])
  expect(areasOf({ latitude: 21.25, longitude: -157.75, miles: 10 })).toEqual([{ from: '222044', to: '222044' }])
})

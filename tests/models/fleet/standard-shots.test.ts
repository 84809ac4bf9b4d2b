import { expect, test } from 'vitest'
import { standardShots } from '~/models/fleet/standard-shots'

const shotsOf = (...photos: [id: string, angle: number | null][]) =>
  standardShots(photos.map(([id, angle]) => ({ id, angle }))).map(({ label, photo }) => [photo?.id, label])

test('the four angles in their order, whatever leads the gallery', () => {
  expect(shotsOf(['three-quarter', 4], ['rear', 1], ['driver', 0], ['inside', 3], ['passenger', 2])).toEqual([
    ['driver', "Driver's side shot"],
    ['rear', 'Rear shot'],
    ['passenger', 'Passenger side shot'],
    ['inside', 'Driver side front interior'],
  ])
})

test('in the place of one that is missing stands another photo by its own name, or nothing', () => {
  expect(shotsOf(['rear', 1], ['three-quarter', 4], ['detail', null])).toEqual([
    ['three-quarter', 'Three-quarter front'],
    ['rear', 'Rear shot'],
    ['detail', 'Photo 3'],
    [undefined, 'Driver side front interior'],
  ])
})

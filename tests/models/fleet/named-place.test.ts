import { describe, expect, test } from 'vitest'
import { type NamedPlace, readNamedPlace } from '~/models/fleet/named-place'
import { milesAway } from '~/models/search/distance-text'

describe('a named place', () => {
  test.each<[string, NamedPlace | null]>([
    ['90012', { zipcode: '90012' }],
    [' 90012-1234 ', { zipcode: '90012' }],
    ['00501', { zipcode: '00501' }],
    ['12345 Ventura Blvd, Studio City, CA 91604', { zipcode: '91604' }],
    ['Trilith Studios, Fayetteville GA 30214, USA', { zipcode: '30214' }],
    ['Newnan, GA', { town: 'Newnan', state: 'GA' }],
    ['newnan ga', { town: 'newnan', state: 'GA' }],
    ['Newnan , Georgia', { town: 'Newnan', state: 'GA' }],
    ['12345 Main St, Newnan, GA, United States', { town: 'Newnan', state: 'GA' }],
    ['Charleston, West Virginia', { town: 'Charleston', state: 'WV' }],
    ['Conway, Arkansas', { town: 'Conway', state: 'AR' }],
    ['New York, New York', { town: 'New York', state: 'NY' }],
    ['Washington, DC', { town: 'Washington', state: 'DC' }],
    ['Los Angeles, LA', { town: 'Los Angeles', state: 'CA' }],
    ['atlanta', { town: 'Atlanta', state: 'GA' }],
    ['New York', { town: 'New York', state: 'NY' }],
    ['12345 Ventura Blvd, Studio City', null],
    ['Georgia', null],
    [', GA', null],
    ['GA', null],
    ['9001', null],
    ['900123', null],
    ['Paris', null],
    ['🚗', null],
    ['', null],
  ])('in "%s" is %j', (text, place) => expect(readNamedPlace(text)).toEqual(place))
})

test.each([
  [0, 'Less than a mile away'],
  [1, '1 mile away'],
  [14, '14 miles away'],
  [2451, '2,451 miles away'],
])('%d miles are "%s"', (miles, text) => expect(milesAway(miles)).toBe(text))

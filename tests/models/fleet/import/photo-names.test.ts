import { expect, test } from 'vitest'
import { photoNameOf, stockKey } from '~/models/fleet/import/photo-names'

const STOCK = ['B-17', 'B', 'A/1', 'Wagon rear', '12'].map(stockKey)
const nameOf = (path: string) => photoNameOf(path, (key) => STOCK.includes(key))

test.each([
  ['B-17.jpg', 'b-17', null, 1],
  ['b-17.JPEG', 'b-17', null, 1],
  ['B-17-2.jpg', 'b-17', null, 2],
  ['B-17_driver.png', 'b-17', 0, 1],
  ['B-17-rear.webp', 'b-17', 1, 1],
  ['B-17-PASSENGER.jpg', 'b-17', 2, 1],
  ['B-17-interior.jpg', 'b-17', 3, 1],
  ['B-17-front.jpg', 'b-17', 4, 1],
  // the longest matching stock number counts, and the rest is the suffix
  ['B-2.jpg', 'b', null, 2],
  ['Wagon rear.jpg', 'wagon rear', null, 1],
  ['Wagon rear-rear.jpg', 'wagon rear', 1, 1],
  ['A-1.jpg', 'a-1', null, 1],
  ['photos/B-17-driver.jpg', 'b-17', 0, 1],
  ['B-17/driver.jpg', 'b-17', 0, 1],
  ['all/B-17/3.jpg', 'b-17', null, 3],
  ['B-17/IMG_2041.jpg', 'b-17', null, 1],
  ['B-17\\driver.jpg', 'b-17', 0, 1],
  ['12/B-17.jpg', 'b-17', null, 1],
])('%s is a photo of %s', (path, stock, angle, order) => {
  expect(nameOf(path)).toEqual({ stock, angle, order })
})

test.each([
  ['B-17/', 'ignored'],
  ['__MACOSX/._B-17.jpg', 'ignored'],
  ['B-17/.DS_Store', 'ignored'],
  ['B-17/Thumbs.db', 'ignored'],
  ['B-17.txt', 'ignored'],
  ['B-17', 'ignored'],
  ['../B-17.jpg', 'unsafe'],
  ['a/../../B-17.jpg', 'unsafe'],
  ['/B-17.jpg', 'unsafe'],
  ['C:\\B-17.jpg', 'unsafe'],
  ['B-17\u0000.jpg', 'unsafe'],
  ['X-99.jpg', 'unknown'],
  ['B-17-sunroof.jpg', 'unknown'],
  ['.jpg', 'ignored'],
])('%j is %s', (path, kind) => {
  expect(nameOf(path)).toBe(kind)
})

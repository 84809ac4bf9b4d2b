import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPhotoRemoval, isCut, movedTo, photosMissing, placeOf, replaceField } from '~/models/fleet/listing-photos'
import { CropForm } from '~/models/fleet/listing-photos-form'
import { cropOf } from '~/models/trade/crop.mjs'

const ID = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3d'

describe('a crop', () => {
  test.each([
    ['shows a 4:3 photo whole', { width: 1600, height: 1200 }, { x: 0, y: 0 }, [0, 0, 100, 100]],
    ['cuts the sides of a wide photo', { width: 2000, height: 750 }, { x: 50, y: 50 }, [25, 0, 50, 100]],
    ['follows the center', { width: 2000, height: 750 }, { x: 40, y: 0 }, [15, 0, 50, 100]],
    ['stops at the edge', { width: 2000, height: 750 }, { x: 100, y: 0 }, [50, 0, 50, 100]],
    ['cuts the top and bottom of an upright photo', { width: 750, height: 1125 }, { x: 50, y: 90 }, [0, 50, 100, 50]],
  ])('%s', (_, size, center, [left, top, width, height]) => {
    const part = cropOf(size, center)
    expect(part.left).toBeCloseTo(left ?? 0)
    expect(part.top).toBeCloseTo(top ?? 0)
    expect(part.width).toBeCloseTo(width ?? 0)
    expect(part.height).toBeCloseTo(height ?? 0)
  })

  test('is 4:3 and within the picture for any size and center', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, x, y) => {
        const part = cropOf({ width, height }, { x, y })
        expect((part.width * width) / (part.height * height)).toBeCloseTo(4 / 3, 5)
        for (const [from, length] of [
          [part.left, part.width],
          [part.top, part.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(from + length).toBeLessThanOrEqual(100 + 1e-9)
        }
      }),
    )
  })

  test('can be adjusted only when something is cut', () => {
    expect(isCut({ width: 4032, height: 3024 })).toBe(false)
    expect(isCut({ width: 4032, height: 3020 })).toBe(false)
    expect(isCut({ width: 3024, height: 4032 })).toBe(true)
  })

  test.each([
    [
      { x: '33.4', y: '50' },
      { x: 33, y: 50 },
    ],
    [{ x: '101', y: '50' }, null],
    [{ x: '-1', y: '50' }, null],
    [{ x: 'left', y: '50' }, null],
    [{ x: '50' }, null],
  ])('%o is read as %o', (fields, center) => expect(CropForm.safeParse(fields).data ?? null).toEqual(center))
})

test('a listing needs a driver’s side photo', () => {
  const message = "Add a photo of the driver's side. Without it the listing stays a draft."
  expect(photosMissing([])).toBe(message)
  expect(photosMissing([{ angle: 1 }, { angle: 4 }, { angle: null }])).toBe(message)
  expect(photosMissing([{ angle: 1 }, { angle: 0 }])).toBeNull()
})

test.each([
  [0, 'listed', 'photo-required'],
  [0, 'edit_requests', 'photo-required'],
  [0, 'draft', undefined],
  [0, 'deactivated', undefined],
  [1, 'listed', undefined],
  [null, 'listed', undefined],
] as const)('deleting a photo of angle %s of a vehicle that is %s: %s', (angle, status, code) => {
  expect(checkPhotoRemoval({ angle }, status)?.code).toBe(code)
})

test.each([
  ['c', 0, 'cab'],
  ['a', 1, 'bac'],
  ['a', 20, 'bca'],
  ['b', 1, 'abc'],
])('moves photo %s to place %s', (id, place, order) => expect(movedTo(['a', 'b', 'c'], id, place).join('')).toBe(order))

test.each([
  ['angle-0', { angle: 0, replaces: null }],
  ['angle-4', { angle: 4, replaces: null }],
  ['angle-5', null],
  ['further', { angle: null, replaces: null }],
  [replaceField(ID), { angle: null, replaces: ID }],
  ['replace-1', null],
  ['file', null],
  ['__proto__', null],
])('the file field %s means %o', (field, place) => expect(placeOf(field)).toEqual(place))

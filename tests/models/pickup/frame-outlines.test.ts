import { expect, test } from 'vitest'
import { outlineOf } from '~/models/pickup/body-outlines'
import { frameOutline } from '~/models/pickup/frame-outlines'
import { DAMAGE_VIEWS, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { BODY_TYPES } from '~/models/trade/vocabulary/vehicle-details'

const bodiesLike = (body: string, shot: Shot) => {
  const { path } = frameOutline(body, shot)
  return BODY_TYPES.filter(({ value }) => frameOutline(value, shot).path === path).map(({ value }) => value)
}

test('each frame shows the outline of the body from its side', () => {
  expect(bodiesLike('Sedan', 'drivers-side')).toEqual([
    ...['Sedan', 'Coupe', 'Convertible', 'Hatchback', 'Limousine', 'Touring', 'Taxi', 'Police Car'],
  ])
  expect(bodiesLike('SUV', 'drivers-side')).toEqual(['Wagon', 'SUV', 'Hearse'])
  expect(bodiesLike('Bus', 'drivers-side')).toEqual(['Bus'])
  expect(bodiesLike('Bus', 'rear')).toEqual([
    ...['Van', 'Bus', 'Truck', 'Box Truck', 'Step Van', 'Fire Truck', 'Ambulance'],
  ])
  for (const shot of ['drivers-front', 'rear'] as const) {
    expect(bodiesLike('Pickup', shot)).toEqual(['Pickup'])
    expect(bodiesLike('SUV', shot)).toEqual(['Wagon', 'SUV', 'Hearse'])
  }
  expect(bodiesLike('Motorcycle', 'drivers-front')).toEqual(['Motorcycle'])
})

test('the passenger side is the mirrored side of the driver, and every outline fits its drawing', () => {
  const shown = SHOTS.map(({ value }) => frameOutline('Van', value))
  expect(shown.map(({ isMirrored }) => isMirrored)).toEqual([false, false, true, false])
  expect(shown[2]?.path).toBe(shown[0]?.path)
  for (const { value: body } of BODY_TYPES) {
    for (const { value: shot } of SHOTS) {
      const { path, width } = frameOutline(body, shot)
      const starts = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x]) => Number(x))
      expect(Math.max(...starts), `${body}, ${shot}`).toBeLessThan(width)
    }
  }
})

test('the damage form draws the body that the frames show, with the same parts as a car', () => {
  for (const body of ['Fire Truck', 'Wagon', 'Pickup']) {
    for (const { view, parts } of DAMAGE_VIEWS.exterior) {
      const { shapes = [], width } = outlineOf(body, 'exterior', view) ?? {}
      expect(shapes.map(([part]) => part).sort(), `${body}, ${view}`).toEqual([...parts].sort())
      expect(width).toBe(outlineOf('Sedan', 'exterior', view)?.width)
    }
  }
  const [side] = outlineOf('Wagon', 'exterior', 'passenger_side')?.shapes ?? []
  expect(frameOutline('Wagon', 'passenger-side').path).toContain(side?.[1])
  expect(outlineOf('Motorcycle', 'exterior', 'front')?.shapes).toEqual([])
})

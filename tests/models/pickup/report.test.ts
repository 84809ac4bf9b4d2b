import { expect, test } from 'vitest'
import { compareShots, inReportOrder } from '~/models/pickup/report-order'
import type { Shot } from '~/models/trade/vocabulary/inspections'

const DENT = {
  photoType: 'exterior',
  observationPoint: 'driver_side',
  partOfVehicle: 'front_door',
  damageType: 'dent',
  damageSize: 'small',
} as const

const shot = (shot: Shot, isAddendum = false) => ({ id: `${shot}${isAddendum}`, shot, damage: null, isAddendum })
const damage = (id: string, isAddendum = false) => ({ id, shot: null, damage: DENT, isAddendum })

test('the four shots stand in their order, damages are counted, and what was added later comes last', () => {
  const { general, damages } = inReportOrder([
    shot('drivers-front'),
    damage('later', true),
    shot('rear', true),
    damage('first'),
    shot('passenger-side'),
    shot('drivers-side'),
    shot('rear'),
  ])
  expect(general.map(({ heading, isAddendum }) => [heading, isAddendum])).toEqual([
    ["Driver's side shot", false],
    ['Rear shot', false],
    ['Rear shot', true],
    ['Passenger side shot', false],
    ["Driver's front", false],
  ])
  expect(damages.map(({ id, heading }) => [id, heading])).toEqual([
    ['first', 'Damage #1'],
    ['later', 'Damage #2'],
  ])
})

test('each shot stands beside what it was, or beside nothing', () => {
  const rows = compareShots([shot('rear', true), shot('rear')], [shot('rear'), shot('drivers-side')])
  expect(rows.map(({ label, before, after }) => [label, before?.id ?? null, after?.id ?? null])).toEqual([
    ["Driver's side shot", null, 'drivers-sidefalse'],
    ['Rear shot', 'rearfalse', 'rearfalse'],
    ['Passenger side shot', null, null],
    ["Driver's front", null, null],
  ])
})

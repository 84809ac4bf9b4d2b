import { describe, expect, test } from 'vitest'
import {
  DAMAGE_REQUIRED,
  damageChoice,
  damageTitle,
  newDamage,
  partChoices,
  readDamage,
  typeChoices,
  viewChoices,
} from '~/models/pickup/damage'
import {
  missingShots,
  neededText,
  progressText,
  startedText,
  stepToResume,
  takenAt,
  warningsOf,
} from '~/models/pickup/inspection-photos'
import { SHOTS } from '~/models/trade/vocabulary/inspections'

const DENT = {
  photoType: 'exterior',
  observationPoint: 'driver_side',
  partOfVehicle: 'front_door',
  damageType: 'dent',
  damageSize: 'small',
} as const

test('a new damage is a small dent outside and a small scratch inside', () => {
  expect(newDamage('exterior')).toEqual({ photoType: 'exterior', damageType: 'dent', damageSize: 'small' })
  expect(newDamage('interior')).toEqual({ photoType: 'interior', damageType: 'scratch', damageSize: 'small' })
})

test('types, views and parts have labels', () => {
  const words = [...typeChoices('interior'), ...viewChoices('exterior'), ...partChoices('exterior', 'front')]
  expect(words.map(({ label }) => label)).toEqual([
    ...['Scratch', 'Stain', 'Tear', 'Burn', 'Crack', 'Missing or broken'],
    ...['Front', 'Driver side', 'Passenger side', 'Back', 'Top'],
    ...['Front windshield', 'Grill', 'Front bumper', 'Left head light', 'Right head light'],
  ])
  expect(damageTitle(DENT)).toBe('Small dent, front door (driver side)')
})

describe('reading a damage', () => {
  test('accepts a valid combination', () => expect(readDamage(DENT)).toEqual({ damage: DENT }))

  test.each([
    ['a part of another view', { partOfVehicle: 'roof' }, ['partOfVehicle']],
    ['an interior part of the same view', { observationPoint: 'front', partOfVehicle: 'dashboard' }, ['partOfVehicle']],
    ['an interior view', { observationPoint: 'seat' }, ['observationPoint']],
    ['a type of the other kind', { damageType: 'stain' }, ['damageType']],
    ['an unknown size', { damageSize: 'huge' }, ['damageSize']],
    ['no kind', { photoType: '', damageSize: 'huge' }, ['photoType', 'damageSize']],
    ['the name of an object property', { photoType: 'constructor' }, ['photoType']],
    [
      'nothing valid',
      { observationPoint: '🚗', damageType: 'x'.repeat(10_000), damageSize: '' },
      ['observationPoint', 'damageType', 'damageSize'],
    ],
  ])('refuses %s with a message at the field', (_, part, fields) => {
    const problems = Object.fromEntries(Object.entries(DAMAGE_REQUIRED).filter(([field]) => fields.includes(field)))
    expect(readDamage({ ...DENT, ...part })).toEqual({ problems })
  })
})

test('an inspection resumes at its first unfinished step', () => {
  expect(missingShots([{ shot: 'rear' }, { shot: null }])).toEqual(['drivers-side', 'passenger-side', 'drivers-front'])
  expect(stepToResume({ missing: 4, damages: 0 })).toBe('photos')
  expect(stepToResume({ missing: 1, damages: 0 })).toBe('photos')
  expect(stepToResume({ missing: 1, damages: 2 })).toBe('damage')
  expect(stepToResume({ missing: 0, damages: 0 })).toBe('damage')
})

test('a photo time without a zone is in the time zone of the vehicle', () => {
  const wallClock = '2026-12-05T05:01:02'
  expect(takenAt({ wallClock, ahead: null }, 'America/New_York')).toEqual(new Date('2026-12-05T10:01:02Z'))
  expect(takenAt({ wallClock, ahead: '+01:00' }, 'America/New_York')).toEqual(new Date('2026-12-05T04:01:02Z'))
  expect(takenAt({ wallClock: null, ahead: '+01:00' }, 'America/New_York')).toBeNull()
})

test('a photo gets a warning when it is more than a day old or repeated', () => {
  const at = new Date('2026-12-05T05:00:00Z')
  const taken = (iso: string) => warningsOf({ isRepeated: false, takenAt: new Date(iso) }, at)
  expect(taken('2026-12-04T05:00:00Z')).toEqual([])
  expect(taken('2026-12-04T04:59:59Z')).toEqual(['old'])
  expect(taken('2026-12-06T05:00:00Z')).toEqual([])
  expect(warningsOf({ isRepeated: true, takenAt: null }, at)).toEqual(['repeated'])
})

describe('the damage form', () => {
  test('starts as a new damage without a view and a part', () => {
    expect(damageChoice({}, null)).toEqual({ ...newDamage('exterior'), observationPoint: null, partOfVehicle: null })
    expect(damageChoice({ kind: 'interior', view: 'top' }, null)).toMatchObject({
      damageType: 'scratch',
      observationPoint: null,
    })
  })

  test('keeps the damage until another view clears the part or another kind clears the type', () => {
    const rust = { ...DENT, damageType: 'rust', damageSize: 'large' } as const
    expect(damageChoice({}, rust)).toEqual(rust)
    expect(damageChoice({ view: 'back' }, rust)).toMatchObject({ partOfVehicle: null, damageType: 'rust' })
    expect(damageChoice({ view: 'passenger_side' }, rust)).toMatchObject({ partOfVehicle: null })
    expect(damageChoice({ view: 'passenger_side', part: 'rear_door' }, rust)).toMatchObject({
      partOfVehicle: 'rear_door',
    })
    expect(damageChoice({ kind: 'interior' }, rust)).toMatchObject({
      damageType: 'scratch',
      observationPoint: null,
      damageSize: 'large',
    })
  })
})

test.each([
  [[], 0, null],
  [['rear', 'drivers-side'], 0, 'Inspection started: 2 of 4 photos'],
  [[], 1, 'Inspection started: 0 of 4 photos, 1 damage noted'],
] as const)('an inspection with the photos %j and %i damages says how far it is', (shots, damages, expected) =>
  expect(startedText({ shots, damages })).toBe(expected),
)

test.each([
  [[], 0, false, null],
  [['rear'], 2, false, '1 of 4 photos, 2 damages noted'],
  [['rear'], 0, true, '1 of 4 photos, finished'],
  [[], 0, true, '0 of 4 photos, finished'],
] as const)('with the photos %j and %i damages, finished %j: %s', (shots, damages, isFinished, expected) =>
  expect(progressText({ shots, damages, isFinished })).toBe(expected),
)

test('a started inspection lists the photos that it still needs', () => {
  expect(neededText(['rear', 'drivers-side'])).toBe("Still needed: passenger side shot, driver's front.")
  expect(neededText(SHOTS.map(({ value }) => value))).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beforeReturn,
  compareReturn,
  compareShots,
  inReportOrder,
  type Shown,
  sincePickup,
} from '~/models/pickup/report-photos'
import {
  checkConfirmation,
  checkObjection,
  isReturnClosed,
  objectionEndsAt,
  RETURN_MESSAGES,
} from '~/models/pickup/return-state'
import { type Damage, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'

const DENT = {
  photoType: 'exterior',
  observationPoint: 'driver_side',
  partOfVehicle: 'front_door',
  damageType: 'dent',
  damageSize: 'medium',
} as const

const shot = (shot: Shot, isAddendum = false) => ({ id: `${shot}${isAddendum}`, shot, damage: null, isAddendum })
const damage = (id: string, isAddendum = false) => ({ id, shot: null, damage: DENT, isAddendum })

test('the report orders the four shots, numbers the damages and puts later additions last', () => {
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

test('each shot is paired with the earlier one, or with nothing', () => {
  const rows = compareShots([shot('rear', true), shot('rear')], [shot('rear'), shot('drivers-side')])
  expect(rows.map(({ label, before, after }) => [label, before?.id ?? null, after?.id ?? null])).toEqual([
    ["Driver's side shot", null, 'drivers-sidefalse'],
    ['Rear shot', 'rearfalse', 'rearfalse'],
    ['Passenger side shot', null, null],
    ["Driver's front", null, null],
  ])
})

type Photo = Shown & ReturnType<typeof beforeReturn>

test.each([
  ['nothing', [], 'new'],
  ['the same', [DENT], 'known'],
  ['a larger one', [{ ...DENT, damageSize: 'large' }], 'known'],
  ['a smaller one', [{ ...DENT, damageSize: 'small' }], 'larger'],
  ['a smaller and the same', [{ ...DENT, damageSize: 'small' }, DENT], 'known'],
  ['another type', [{ ...DENT, damageType: 'rust' }], 'new'],
  ['another part', [{ ...DENT, partOfVehicle: 'rear_door' }], 'new'],
  ['the same part of the other side', [{ ...DENT, observationPoint: 'passenger_side' }], 'new'],
] as const)('a dent at the return, at pickup %s: %s', (_, before, since) => {
  expect(sincePickup(DENT, before)).toBe(since)
})

test.each([
  ['the same damage when it was smaller', DENT, [{ ...DENT, damageSize: 'small' }], 'damage'],
  ['the shot of that side', DENT, [], 'drivers-side'],
  ['the shot of the rear', { ...DENT, observationPoint: 'back', partOfVehicle: 'trunk' }, [DENT], 'rear'],
  ['nothing when it is on the top', { ...DENT, observationPoint: 'top', partOfVehicle: 'roof' }, [], undefined],
  ['nothing when it is in the interior', { ...DENT, photoType: 'interior', observationPoint: 'front' }, [], undefined],
] as const)('a damage at the return is shown next to %s', (_, damage, known, before) => {
  const kept = { isAddendum: false, isLate: false, stoodThen: true }
  const shots = SHOTS.map(({ value }) => ({ shot: value, damage: null, ...kept }))
  const damages = (each: readonly Damage[]) => each.map((seen) => ({ shot: null, damage: seen, ...kept }))
  const pickup = { general: shots, damages: damages(known), removed: [] }
  const [side] = compareReturn<Photo>([
    { side: 'owner', label: 'OWNER REPORT', pickup, return: { general: [], damages: damages([damage]), removed: [] } },
  ])
  const found = side?.damages[0]?.before
  expect(found?.damage ? 'damage' : found?.shot).toBe(before)
})

test.each([
  ['came before', -1, null, { isLate: false, stoodThen: true }],
  ['came with', 0, null, { isLate: true, stoodThen: false }],
  ['came after', 1, null, { isLate: true, stoodThen: false }],
  ['was removed before', -2, -1, { isLate: false, stoodThen: false }],
  ['was removed after', -2, 1, { isLate: false, stoodThen: true }],
  ['came and was removed after', 1, 2, { isLate: true, stoodThen: false }],
] as const)('a photo of the pickup that %s the first photo of the return', (_, received, removed, expected) => {
  const photo = { receivedAt: after(received), removedAt: removed === null ? null : after(removed) }
  expect(beforeReturn(photo, CONFIRMED)).toEqual(expected)
  expect(beforeReturn(photo, null)).toEqual({ isLate: false, stoodThen: removed === null })
})

test('a damage added too late counts as new, one removed too late as known', () => {
  const dent = { shot: null, damage: DENT, isAddendum: false }
  const late = { ...dent, isLate: true, stoodThen: false }
  const stood = { ...dent, isLate: false, stoodThen: true }
  const lateShot = { ...late, shot: 'drivers-side', damage: null } as const
  const ofReturn = { general: [], damages: [stood], removed: [] }
  const seen = (pickup: Record<'general' | 'damages' | 'removed', Photo[]>) =>
    compareReturn<Photo>([{ side: 'renter', label: '', pickup, return: ofReturn }])[0]
  const withLate = seen({ general: [lateShot], damages: [late], removed: [] })
  expect(withLate?.damages).toMatchObject([{ since: 'new', before: null }])
  expect(withLate?.shots.every(({ before }) => before === null)).toBe(true)
  expect(seen({ general: [], damages: [], removed: [stood] })?.damages).toMatchObject([{ since: 'known' }])
})

const HOUR = 3_600_000
const CONFIRMED = new Date('2026-12-11T20:00:00Z')
const after = (ms: number) => new Date(CONFIRMED.getTime() + ms)
const record = (said: Partial<Parameters<typeof isReturnClosed>[0]> = {}) => ({
  renterConfirmedAt: CONFIRMED,
  ownerConfirmedAt: null,
  objectedAt: null,
  ...said,
})

test.each([
  ['before the renter confirmed', record({ renterConfirmedAt: null }), 0, RETURN_MESSAGES.notYet, false],
  ['at once', record(), 0, null, false],
  ['a moment before the end', record(), 24 * HOUR - 1, null, false],
  ['at the end', record(), 24 * HOUR, RETURN_MESSAGES.tooLate, true],
  ['twice', record({ objectedAt: after(HOUR) }), 2 * HOUR, RETURN_MESSAGES.objectedOnce, false],
  ['after confirming', record({ ownerConfirmedAt: after(HOUR) }), 2 * HOUR, RETURN_MESSAGES.ownerConfirmed, true],
])('an owner objects %s', (_, said, ms, reason, isClosed) => {
  expect(checkObjection(said, after(ms))?.message ?? null).toBe(reason)
  expect(isReturnClosed(said, after(ms))).toBe(isClosed)
})

test('the deadline to object is 24 hours later, even across clock changes', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (at) => {
      expect((objectionEndsAt({ renterConfirmedAt: at })?.getTime() ?? 0) - at.getTime()).toBe(24 * HOUR)
    }),
  )
})

test.each([
  ['renter', record({ renterConfirmedAt: null }), true, null],
  ['renter', record({ renterConfirmedAt: null }), false, RETURN_MESSAGES.unfinished],
  ['owner', record(), true, null],
  ['owner', record(), false, RETURN_MESSAGES.unfinished],
  ['owner', record({ objectedAt: after(HOUR) }), true, RETURN_MESSAGES.alreadyObjected],
] as const)('the %s confirms the return', (side, said, isFinished, reason) => {
  expect(checkConfirmation(side, said, isFinished)?.message ?? null).toBe(reason)
})

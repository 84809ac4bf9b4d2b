import { expect, test } from 'vitest'
import { firstSide, unfinishedText } from '~/models/pickup/report-photos'
import { SHOTS } from '~/models/trade/vocabulary/inspections'

test('an unfinished report says what is missing', () => {
  expect(unfinishedText(SHOTS.map(({ label }) => label))).toBe('Not finished. All four general photos are missing.')
  expect(unfinishedText(['Rear shot', "Driver's front"])).toBe(
    "Not finished. Still missing: rear shot, driver's front.",
  )
  expect(unfinishedText([])).toBe('Not finished. All four general photos are taken; the damage report is still open.')
})

test('the report that opens first is one with photos', () => {
  const part = (...general: string[]) => ({ general, damages: [], removed: [] })
  const owner = { side: 'owner', label: 'OWNER REPORT', pickup: part(), return: part() } as const
  const renter = { side: 'renter', label: 'WRANGLER REPORT', pickup: part(), return: part() } as const
  expect(firstSide([owner, renter])).toBe('owner')
  expect(firstSide([owner, { ...renter, pickup: part('rear') }])).toBe('renter')
  expect(firstSide([{ ...owner, return: part('rear') }, renter])).toBe('owner')
})

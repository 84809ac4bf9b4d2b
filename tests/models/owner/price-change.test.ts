import { expect, test } from 'vitest'
import { changedPrice, checkPriceChanges, priceChanges } from '~/models/owner/fleet/price-change'
import { PriceChangeForm, readPercent } from '~/models/owner/fleet/price-change-form'
import { seenText } from '~/models/trade/fields/seen-rows'

const ID = '7a8f3f2e-3f7c-4a4e-9a51-0d9f2f6f1a10'

test.each([
  ['10', 100],
  ['+10%', 100],
  ['-7.5 %', -75],
  ['−5', -50],
  ['-90', -900],
  ['300', 3000],
  ['0', null],
  ['-90.1', null],
  ['300.1', null],
  ['7.25', null],
  ['ten', null],
  ['', null],
  ['1e2', null],
])('reads %j percent', (typed, tenths) => expect(readPercent(typed).tenths).toBe(tenths))

test.each([
  [10_000, 100, 11_000],
  [33_300, 75, 35_800],
  [33_350, -100, 30_000],
  [10_000_000, 3000, 40_000_000],
])('%d cents changed by %d tenths of a percent are %d, in whole dollars', (price, tenths, changed) => {
  expect(changedPrice(price, tenths)).toBe(changed)
})

const priced = (dayPrice: number) => ({ id: ID, title: '1976 Chevrolet Caprice', dayPrice })

test('leaves out prices that are not set or stay the same', () => {
  expect(priceChanges([priced(0), priced(1_000), priced(10_000)], 10)).toEqual([
    { ...priced(10_000), newPrice: 10_100 },
  ])
})

test.each([
  [[], /^None of these prices changes/],
  [[priced(300)], /less than \$1 a day/],
  [[priced(9_500_000)], /more than \$100,000 a day/],
])('prices out of range are refused', (vehicles, says) => {
  const tenths = vehicles[0]?.dayPrice === 300 ? -900 : 100
  expect(checkPriceChanges(priceChanges(vehicles, tenths))?.message).toMatch(says)
})

test('the form accepts the seen revision and price of each vehicle and nothing else', () => {
  const read = (seen: string) => PriceChangeForm.safeParse({ percent: '10', seen }).data?.seen
  expect(read(seenText([{ id: ID, seen: [3, 11_000] }]))).toEqual(new Map([[ID, [3, 11_000]]]))
  for (const seen of ['', ID, `${ID}:1`, `${ID}:1:2:3`, `${ID}:1:-5`, `${ID}:1:2,`, 'x:1:2']) {
    expect(read(seen)).toBeUndefined()
  }
})

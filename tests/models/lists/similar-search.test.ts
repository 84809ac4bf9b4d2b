import { expect, test } from 'vitest'
import { similarSearch } from '~/models/lists/external/similar-search'
import { searchForm } from '~/models/search/search-form'
import { EVERYTHING } from '~/models/trade/addresses/search-query'

const TODAY = '2026-12-07'
const FORD = {
  title: '2019 Ford F-150',
  make: 'Ford',
  model: 'F-150',
  year: 2019,
  color: 'red',
  usingFrom: TODAY,
  usingTo: '2026-12-11',
}
const booking = { from: TODAY, to: '2026-12-11' }

function queryOf(vehicle: typeof FORD | object) {
  const path = similarSearch({ ...FORD, ...vehicle }, TODAY)
  return path && searchForm(TODAY).parse(Object.fromEntries(new URL(path, 'http://x').searchParams))
}

test('searches for the same vehicle, of about the same age, on the same days', () => {
  const found = { ...EVERYTHING, text: 'Ford F-150', booking, yearFrom: 2017, yearTo: 2021, colors: ['red'] }
  expect(queryOf({})).toEqual(found)
  const unknown = { title: `${'Tow rig '.repeat(20)}`, make: '', model: '', year: null, color: null }
  expect(queryOf(unknown)).toEqual({ ...EVERYTHING, text: 'Tow rig '.repeat(13).slice(0, 100).trim(), booking })
  expect(queryOf({ usingFrom: '2026-12-06' })).toBeNull()
})

import { expect, test } from 'vitest'
import { demoFleet } from '../../../bench/search/labelled/demo-fleet'
import { LABELLED_QUERIES } from '../../../bench/search/labelled/labels'

const fleet = demoFleet()

test('there are 400 different labelled searches, each with a right vehicle in the demo', () => {
  expect(new Set(LABELLED_QUERIES.map(({ text }) => text)).size).toBe(400)
  expect(LABELLED_QUERIES.filter(({ isRight }) => !fleet.some(isRight)).map(({ text }) => text)).toEqual([])
})

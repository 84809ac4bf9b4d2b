import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { connection } from '~/server/db/client.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { fillInBulk } from '../../../bench/search/fill'
import { demoFleet } from '../../../bench/search/labelled/demo-fleet'
import { LABELLED_QUERIES } from '../../../bench/search/labelled/labels'
import { miniSearchAverages } from '../../../bench/search/labelled/mini-search'
import { averages, scoreEach } from '../../../bench/search/labelled/score'

useDatabase()

const fleet = demoFleet()

beforeAll(() => fillInBulk(connection(), fleet))

describe('the labelled searches', () => {
  test('are 400, all different, each with a right vehicle in the demo', () => {
    expect(new Set(LABELLED_QUERIES.map(({ text }) => text)).size).toBe(400)
    expect(LABELLED_QUERIES.filter(({ isRight }) => !fleet.some(isRight)).map(({ text }) => text)).toEqual([])
  })

  test('show 97% of the right vehicles on the first page, and in no category fewer than MiniSearch', async () => {
    const scores = await scoreEach(fleet, async (text) =>
      (await searchVehicles({ ...EVERYTHING, text })).vehicles.map(({ id }) => id),
    )
    const [ours, miniSearch] = [averages(scores), await miniSearchAverages(fleet)]
    const missed = scores.filter(({ share }) => share < 1).map(({ text }) => text)
    expect(ours.get('total'), missed.join('\n')).toBeGreaterThanOrEqual(0.97)
    for (const [category, share] of miniSearch) expect(ours.get(category), category).toBeGreaterThanOrEqual(share)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aVehicle, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { MAX_SELECTED } from '~/models/trade/constants'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { dealPaths } from '~/models/trade/paths/deals'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import * as inquiries from '~/routes/deals/selected-inquiries'
import * as comparison from '~/routes/lists/arrange/comparison'
import * as marks from '~/routes/lists/arrange/marks'
import type { Account } from '~/server/session/asker.server'

/** Selections that no page sends. */
useDatabase()

let mel: Account
let vic: Account
let projectId: string
let id: string
let path: string

beforeAll(async () => {
  const { dana, omar, ...crew } = await aCast()
  ;({ mel, vic } = crew)
  projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  id = await aListVehicle(projectId, await aList(projectId, dana), await aVehicle(omar), dana)
  path = arrangePaths.selectedMarks(projectId)
})

const BACK = '/projects'
const TEN_THOUSAND = Array.from({ length: 10_000 }, () => crypto.randomUUID())
const addressOf = (page: string, ids: readonly string[]) =>
  `${page}?${new URLSearchParams([...ids.map((each) => ['selected', each]), ['return', BACK]])}`
const open = async (ids: readonly string[], as = mel) =>
  marks.loader(at(await get(addressOf(path, ids), as), { projectId }))
const send = async (ids: readonly string[], as = mel) =>
  marks.action(at(await post(addressOf(path, ids), { mark: 'backup' }, as), { projectId }))

describe.each([
  ['the page', open],
  ['the form', send],
] as const)('%s', (_, request) => {
  test.each([
    ['none', [], 'Please select something first.'],
    ['ten thousand', TEN_THOUSAND, 'Please select at most 36 at once.'],
  ])('leads back with a message if there are %s', async (_, ids, says) => {
    expect(await redirectOf(request(ids))).toEqual({ to: BACK, says })
  })

  test('is a 404 for what is no id', async () => {
    for (const ids of [['🚗'], [id, '🚗']]) expect(await responseStatus(request(ids))).toBe(404)
  })

  test('is a 403 for a viewer', async () => {
    expect(await responseStatus(request([id], vic))).toBe(403)
  })
})

test('a vehicle that is selected twice counts once', async () => {
  expect(await open([id, id])).toMatchObject({ vehicles: [{ id }], missing: 0 })
  expect(await redirectOf(send([id, id]))).toEqual({ to: BACK, says: '1 vehicle marked.' })
})

test('a comparison says what it left out', async () => {
  const other = crypto.randomUUID()
  const request = await get(addressOf(arrangePaths.selectedComparison(projectId), [id, other]), mel)
  expect(await redirectOf(comparison.loader(at(request, { projectId })))).toMatchObject({
    says: '1 vehicle is no longer in this project.',
  })
})

test('inquiries about more vehicles than a page has are refused', async () => {
  const vehicles = TEN_THOUSAND.slice(0, MAX_SELECTED + 1).map((each) => `${each} 1 10000`)
  const request = await post(dealPaths.selectedInquiries(projectId), { percent: '90', vehicles }, mel)
  expect(await inquiries.action(at(request, { projectId }))).toMatchObject(
    withStatus(400, { error: { '': [PAGE_OUTDATED] } }),
  )
})

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aCast, aList, aListVehicle, aLongList, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { anExternal } from '#tests/world/externals'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { addDays } from '~/models/trade/days/days'
import { DEAL_GROUPS, DEAL_ORDERS, type DealGroup, type DealOrder, type Mark } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { countQueries, db, listVehicles, selectRows, type vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { type StagedVehicle, stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { markVehicles } from '~/services/lists/arrange/mark-vehicles.server'
import { listBar } from '~/services/lists/list-bar.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()

let dana: Account
let mel: Account
let vic: Account
let omar: Account
let projectId: string
let listId: string

type Deal = Parameters<typeof aStoredInquiry>[2]

beforeAll(async () => {
  ;({ dana, mel, vic, omar } = await aCast())
  projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  listId = await aList(projectId, dana)
  for (const [model, deal, part, more] of WORLD) {
    const vehicleId = await aVehicle(omar, { model, ...part })
    const cardId = await aListVehicle(projectId, listId, vehicleId, dana)
    if (!deal) continue
    const inquiry = await aStoredInquiry(cardId, dana, deal)
    await more?.(inquiry, vehicleId)
  }
})

type Inquiry = Awaited<ReturnType<typeof aStoredInquiry>>
type More = (inquiry: Inquiry, vehicleId: string) => Promise<unknown>

const AGREED = { status: 'agreed', closedBy: 'owner' } as const
const inDays = (from: number) => ({ bookedFrom: addDays(FIVE_DAYS.from, from), bookedTo: addDays(FIVE_DAYS.to, from) })
const takeDays: More = (_, vehicleId) => writeBlock(vehicleId, FIVE_DAYS.to, addDays(FIVE_DAYS.to, 3))

/** One vehicle for each deal stage, named by its model. */
const WORLD: [model: string, deal?: Deal, part?: Partial<typeof vehicles.$inferInsert>, more?: More][] = [
  ['Untouched'],
  ['Asked', { ...inDays(9) }, { dayPrice: 90_000 }],
  ['Countered', { round: 3 }],
  ['To answer', { round: 2, lastOfferBy: 'owner', ...inDays(20) }, { dayPrice: 5_000 }],
  ['Declined', { status: 'declined', closedBy: 'owner' }],
  ['Lapsed', { status: 'lapsed' }],
  ['Withdrawn', { status: 'withdrawn' }],
  ['Too late', { deadlineAt: new Date(Date.now() - 60_000) }],
  ['Agreed', { ...AGREED, lastOfferCents: 41_000, ...inDays(-30) }],
  ['Agreed for a day gone by', { ...AGREED, bookedFrom: '2020-01-01', bookedTo: '2020-01-02' }],
  ['In a cart', { ...AGREED, lastOfferCents: 42_050 }, {}, (inquiry) => aStoredCartItem(inquiry, dana)],
  [
    'In a cart and taken',
    AGREED,
    {},
    async (inquiry, vehicleId) => {
      await aStoredCartItem(inquiry, dana)
      await takeDays(inquiry, vehicleId)
    },
  ],
  ['Booked', AGREED, {}, (inquiry) => aStoredOrder(inquiry, dana)],
  ['Completed', { status: 'ended' }, {}, (inquiry) => aStoredOrder(inquiry, dana, 'completed')],
  ['Cancelled', { status: 'ended' }, {}, (inquiry) => aStoredOrder(inquiry, dana, 'cancelled')],
  ['Asked and taken', {}, {}, takeDays],
  ['Agreed and taken', AGREED, {}, takeDays],
  ['Declined and taken', { status: 'declined', closedBy: 'owner' }, {}, takeDays],
  ['Gone', undefined, { listingStatus: 'deactivated' }],
  ['Gone in mid-talk', {}, { listingStatus: 'deleted' }],
  ['Being changed', {}, { listingStatus: 'edit_requests' }],
  ['Draft', {}, { listingStatus: 'draft' }],
]

async function modelsOn(renter: Account, wish: { status?: DealGroup; order?: DealOrder } = {}) {
  const shown = { alone: listId, words: [], after: null, ...wish }
  const { blocks } = await listsPage(await requireMembership(renter, projectId), shown)
  return blocks.flatMap((block) => block.vehicles.map(({ vehicle }) => vehicle.model))
}

test('the stage computed in SQL equals the stage of the model', async () => {
  const staged = await selectRows<StagedVehicle>(
    db(),
    sql`select id, stage from ${stagedVehicles(eq(listVehicles.listId, listId))}`,
  )
  const rows = await allListVehicles(staged.map(({ id }) => id))
  const expected = new Map(rows.map((row) => [row.id, stageOf(row, now())]))
  expect(staged).toHaveLength(WORLD.length)
  expect(new Set(expected.values()).size).toBe(14)
  expect(staged.map(({ id, stage }) => [id, stage])).toEqual(staged.map(({ id }) => [id, expected.get(id)]))
})

describe('a list filtered by status', () => {
  test.each([
    ['needs-you', ['To answer']],
    ['inquired', ['Asked', 'Countered', 'Being changed']],
    ['agreed', ['Agreed', 'In a cart']],
    ['booked', ['Booked']],
    ['not-inquired', ['Untouched', 'Withdrawn']],
    ['completed', ['Completed']],
  ] as const)('%s: %j', async (status, models) => expect(await modelsOn(dana, { status })).toEqual(models))

  test('shows every vehicle under exactly one status', async () => {
    const shown = await Promise.all(DEAL_GROUPS.map(({ value }) => modelsOn(dana, { status: value })))
    expect(shown.flat().sort()).toEqual(WORLD.map(([model]) => model).sort())
  })

  test('counts vehicles to answer as inquired for members who may not answer', async () => {
    expect(await modelsOn(mel, { status: 'needs-you' })).toEqual([])
    expect(await modelsOn(mel, { status: 'inquired' })).toEqual(['Asked', 'Countered', 'To answer', 'Being changed'])
  })

  test('is left out when it has no match', async () => {
    const membership = await requireMembership(dana, projectId)
    const { blocks } = await listsPage(membership, { words: ['untouched'], status: 'booked', after: null })
    expect(blocks).toEqual([])
  })
})

describe('a project filtered by mark', () => {
  test('shows what has it, of the marketplace and external, with any other filter, to every member', async () => {
    const marked = await aLongList(dana, omar, 4)
    const inList = eq(listVehicles.listId, marked.listId)
    const inOrder = await db().select().from(listVehicles).where(inList).orderBy(listVehicles.position)
    const ids = inOrder.map(({ id }) => id)
    const rented = await anExternal(marked, dana)
    const crew = await requireMembership(dana, marked.projectId)
    const shown = async (wish: { mark: Mark; status?: DealGroup; words?: string[] }) => {
      const { blocks } = await listsPage(crew, { words: [], after: null, ...wish })
      return blocks.flatMap(({ vehicles, externals }) => [...vehicles, ...externals].map(({ id }) => id))
    }
    const [first = '', second = '', third = ''] = ids
    await markVehicles(dana, {
      projectId: marked.projectId,
      ids: [first, second, rented.listVehicleId],
      mark: 'backup',
    })
    await markVehicles(dana, { projectId: marked.projectId, ids: [third], mark: 'pass' })
    await aStoredInquiry(second, dana, {})
    expect(await shown({ mark: 'backup' })).toEqual([first, second, rented.listVehicleId])
    expect(await shown({ mark: 'backup', status: 'inquired' })).toEqual([second])
    expect(await shown({ mark: 'backup', words: ['f-150'] })).toEqual([rented.listVehicleId])
    expect(await shown({ mark: 'first choice' })).toEqual([])
    const { marks } = await listBar(crew, { vehicle: '', mark: 'pass', status: 'inquired' }, 'cards')
    expect(marks.map(({ label, to }) => [label, to.split('?')[1]])).toEqual([
      ['All marks', 'status=inquired'],
      ['Backup (3)', 'mark=backup&status=inquired'],
      ['Pass (1)', 'mark=pass&status=inquired'],
    ])
    await removeVehicle(dana, { projectId: marked.projectId, listVehicleId: first })
    expect((await listBar(crew, { vehicle: '' }, 'cards')).marks[1]?.label).toBe('Backup (2)')
  })
})

describe('a sorted list', () => {
  const asAdded = WORLD.map(([model]) => model)

  test('starts with vehicles to answer, then the order of adding', async () => {
    expect(await modelsOn(dana)).toEqual(['To answer', ...asAdded.filter((model) => model !== 'To answer')])
    expect(await modelsOn(mel)).toEqual(asAdded)
  })

  test.each([
    ['days', ['Agreed for a day gone by', 'Agreed'], ['Asked', 'To answer', 'Untouched', 'Withdrawn', 'Gone']],
    ['-days', ['To answer', 'Asked'], ['Agreed', 'Agreed for a day gone by', 'Untouched', 'Withdrawn', 'Gone']],
    ['price', ['To answer', 'Untouched', 'Countered'], ['Asked']],
    ['-price', ['Asked', 'Untouched'], ['To answer']],
    ['status', ['To answer', 'Asked', 'Being changed', 'Countered', 'Agreed', 'In a cart', 'Booked'], ['Completed']],
  ] as const)('by %s starts with %j and ends with %j', async (order, begin, end) => {
    const models = await modelsOn(dana, { order })
    expect(models).toHaveLength(WORLD.length)
    expect([models.slice(0, begin.length), models.slice(-end.length)]).toEqual([begin, end])
  })

  test('is paginated without gaps or repeats, also when the last vehicle changes', async () => {
    const long = await aLongList(dana, omar, 25)
    const rows = await db().select().from(listVehicles).where(eq(listVehicles.listId, long.listId))
    for (const [index, { id }] of rows.entries()) {
      if (index % 5 === 0) await aStoredInquiry(id, dana, { ...inDays(index), round: 2, lastOfferBy: 'owner' })
    }
    const membership = await requireMembership(dana, long.projectId)
    for (const order of ['needs-you', '-days'] as const) {
      const page = { alone: long.listId, words: [], order }
      const first = await listsPage(membership, { ...page, after: null })
      const last = first.next?.after ?? ''
      await aStoredInquiry(last, dana, { round: 2, lastOfferBy: 'owner' })
      const second = await listsPage(membership, { ...page, after: last, key: first.next?.key })
      const shown = [first, second].flatMap(({ blocks }) => blocks.flatMap((block) => block.vehicles))
      expect([shown.length, new Set(shown.map(({ id }) => id)).size]).toEqual([25, 25])
    }
    expect((await countQueries(() => listBar(membership, { vehicle: '' }, 'table'))).count).toBe(3)
  })
})

describe('the bar above the lists', () => {
  const bar = async (renter: Account, view = {}) =>
    listBar(await requireMembership(renter, projectId), { vehicle: '', ...view }, 'cards')
  const wordsOf = ({ summary }: Awaited<ReturnType<typeof bar>>) => summary.map(({ text }) => text).join(', ')

  test('counts stages for the reader', async () => {
    expect(wordsOf(await bar(dana))).toBe('1 offer to answer, 2 agreed, 3 inquired, 1 booked')
    expect(wordsOf(await bar(mel))).toBe('2 agreed, 4 inquired, 1 booked')
  })

  test('keeps the search and marks what is selected', async () => {
    const { statuses, orders, layouts } = await bar(dana, { vehicle: 'chev', status: 'agreed', order: 'days' })
    expect(statuses.filter(({ isChosen }) => isChosen)).toEqual([
      expect.objectContaining({ label: 'Agreed (2)', value: 'agreed' }),
    ])
    expect(orders.find(({ isChosen }) => isChosen)?.value).toBe('days')
    const page = `/projects/${projectId}/list?vehicle=chev`
    expect(statuses[0]?.to).toBe(`${page}&order=days`)
    expect(orders[0]?.to).toBe(`${page}&status=agreed`)
    expect(layouts[1]?.to).toBe(`${page}&status=agreed&order=days&layout=table`)
  })

  test('leads to each list alone, in their order, if there are several', async () => {
    const id = await aProject({ Owner: dana, User: vic })
    const first = await aList(id, dana, { name: 'Day' })
    const lists = async (list?: string) =>
      (await listBar(await requireMembership(vic, id), { vehicle: '', list }, 'cards')).lists
    expect(await lists()).toEqual([])
    await aList(id, dana, { name: 'Night' })
    expect((await lists(first)).map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['All lists', false],
      ['Night (0)', false],
      ['Day (0)', true],
    ])
    expect((await lists()).at(-1)?.to).toBe(`/projects/${id}/list?list=${first}`)
  })

  test('leads to the chosen list, however many there are', async () => {
    const id = await aProject({ Owner: dana })
    const oldest = await aList(id, dana, { name: 'The oldest' })
    for (let made = 0; made < 51; made++) await aList(id, dana, { name: 'A later one' })
    const labels = async (list?: string) => {
      const { lists } = await listBar(await requireMembership(dana, id), { vehicle: '', list }, 'cards')
      return lists.map(({ label }) => label)
    }
    expect((await labels()).at(-1)).toBe('A later one (0)')
    expect((await labels(oldest)).at(-1)).toBe('The oldest (0)')
  })

  test('has only the layouts for a viewer, whose page ignores sorting and filtering by deal', async () => {
    expect(await bar(vic, { status: 'agreed', order: 'status' })).toEqual({
      summary: [],
      lists: [],
      statuses: [],
      marks: [],
      orders: [],
      layouts: [expect.anything(), expect.anything()],
    })
    const asAdded = WORLD.map(([model]) => model)
    for (const { value: order } of DEAL_ORDERS) expect(await modelsOn(vic, { order })).toEqual(asAdded)
    for (const { value: status } of DEAL_GROUPS) expect(await modelsOn(vic, { status })).toEqual(asAdded)
  })
})

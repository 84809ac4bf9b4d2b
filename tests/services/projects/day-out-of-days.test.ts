import { beforeAll, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aUser, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anExternal } from '#tests/world/externals'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, endItem } from '#tests/world/orders'
import { aStoredInquiry } from '#tests/world/stages'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { costsPage } from '~/services/billing/costs-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { projectDayOutOfDays, projectDayOutOfDaysFile } from '~/services/projects/board/day-out-of-days.server'

useDatabase()
const NOW = new Date('2026-11-20T15:00:00Z')
let dana: Account
let projectId: string
beforeAll(() => setClock(NOW))
beforeEach(async () => {
  setClock(NOW)
  dana = await anAdmin()
  projectId = await aProject({ Owner: dana }, { title: 'Ferry Street' })
})

type Requested = { from: string; to: string; after: string | null }
const USUAL: Requested = { from: '', to: '', after: null }

async function chart(asker: Account = dana, requested: Partial<Requested> = {}) {
  return projectDayOutOfDays(await requireMembership(asker, projectId), { ...USUAL, ...requested })
}

/** 'booked 2026-12-07 2026-12-11' for each bar of each row. */
function barsOf({ groups }: Awaited<ReturnType<typeof chart>>): string[][] {
  return groups.flatMap(({ rows }) =>
    rows.map((row) => row.bars.map(({ state, from, to }) => `${state} ${from} ${to}`)),
  )
}

const total = (cents: number[] | null) => cents?.reduce((sum, each) => sum + each, 0)

test('it shows inquiries, agreed and booked vehicles, and its costs are those of the costs page', async () => {
  const owner = await anOwner()
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  const inquired = await aListVehicle(projectId, listId, await aVehicle(owner), dana)
  const days = { bookedFrom: '2026-12-07', bookedTo: '2026-12-11' }
  await aStoredInquiry(inquired, dana, { ...days, deadlineAt: new Date('2026-11-22T12:00:00Z') })
  await aListVehicle(projectId, listId, await aVehicle(owner), dana)
  await anExternal({ projectId, listId }, dana, { priceCents: 80_000 })
  await aBookedItem(dana, projectId, { agreedCents: 41_003, from: '2026-12-14', to: '2026-12-15' })
  const { ref } = await aBookedItem(dana, projectId, { from: '2026-12-20', to: '2026-12-21' })
  await endItem((await cancelled()).listVehicleId, { status: 'cancelled', cancelledAt: NOW })
  await aVehicleInCart({ projectId, renter: dana, agreedCents: 40_001 })
  const shown = await chart()
  expect(barsOf(shown).flat().sort()).toEqual([
    'agreed 2026-12-07 2026-12-11',
    'booked 2026-12-14 2026-12-15',
    'booked 2026-12-20 2026-12-21',
    'external 2026-12-05 2026-12-12',
    'inquired 2026-12-07 2026-12-11',
  ])
  // from the first day of a bar to the last one, as far as they fit
  expect([shown.days, shown.steps]).toEqual([
    { from: '2026-12-05', to: '2026-12-21' },
    { earlier: null, later: null },
  ])
  const { sums } = await costsPage(await requireMembership(dana, projectId), 'list')
  expect(total(shown.totals.cents)).toBe(sums.beforeTax)
  expect(shown.groups.map(({ title, rows }) => [title, rows.length])).toContainEqual(['Hero cars', 3])
  const bars = shown.groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
  expect(bars.find(({ from }) => from === '2026-12-20')).toMatchObject({
    href: `/orders/${ref.orderId}/details/${projectId}/Ferry%20Street`,
    action: {
      kind: 'change',
      to: `/orders/${ref.orderId}/details/${projectId}/Ferry%20Street/${ref.orderItemId}/dates`,
    },
  })

  async function cancelled() {
    return aBookedItem(dana, projectId, { from: '2026-12-27', to: '2026-12-28' })
  }
})

test('an offer of the owner is to answer, and an external vehicle says when it is used while it is rented', async () => {
  const listId = await aList(projectId, dana)
  const inquired = await aListVehicle(projectId, listId, await aVehicle(await anOwner()), dana)
  const days = { bookedFrom: '2026-12-07', bookedTo: '2026-12-11', deadlineAt: new Date('2026-11-22T12:00:00Z') }
  await aStoredInquiry(inquired, dana, { ...days, round: 2, lastOfferBy: 'owner' })
  await anExternal({ projectId, listId }, dana, {})
  const shown = await chart()
  expect(barsOf(shown)).toEqual([['answer 2026-12-07 2026-12-11'], ['external 2026-12-05 2026-12-12']])
  expect(shown.groups[0]?.rows.map(({ detail }) => detail)).toEqual(['', 'Used Dec 7 to Dec 11'])
})

test('an external vehicle that was purchased says so', async () => {
  const listId = await aList(projectId, dana)
  const noRental = { rentalCompanyName: '', rentalCompanyEmail: '', rentalCompanyPhone: '' }
  const days = { bookingFrom: null, bookingTo: null }
  await anExternal({ projectId, listId }, dana, { purchaseType: 'purchase', ...noRental, ...days })
  await anExternal({ projectId, listId }, dana)
  const rows = (await chart()).groups.flatMap((group) => group.rows)
  expect(rows.map(({ bars }) => bars[0]?.isPurchase)).toEqual([true, false])
})

test('it says that a vehicle is taken, but not by whom, and shows the project’s own rental once', async () => {
  const owner = await anOwner()
  const [marcus, elsewhere] = [await anAdmin(), 'Secret Western']
  const other = await aProject({ Owner: marcus }, { title: elsewhere, productionCompany: elsewhere })
  const { vehicleId } = await aBookedItem(marcus, other, { owner })
  const listId = await aList(projectId, dana)
  await aListVehicle(projectId, listId, vehicleId, dana)
  await writeBlock(vehicleId, '2026-12-14', '2026-12-15')
  await aBookedItem(dana, projectId, { owner, vehicleId, from: '2026-12-12', to: '2026-12-13' })
  const shown = await chart(dana, { from: '2026-12-01', to: '2026-12-31' })
  expect(barsOf(shown)).toContainEqual(['taken 2026-12-07 2026-12-15'])
  expect(barsOf(shown)).toContainEqual([
    'booked 2026-12-12 2026-12-13',
    'taken 2026-12-07 2026-12-11',
    'taken 2026-12-14 2026-12-15',
  ])
  const file = await projectDayOutOfDaysFile(dana, projectId, { from: '2026-12-01', to: '2026-12-31' })
  const text = JSON.stringify(shown) + (await file.content.text())
  for (const secret of [elsewhere, marcus.firstName, marcus.lastName, other]) expect(text).not.toContain(secret)
})

test('an agreed vehicle whose days others have taken since is not available', async () => {
  const { vehicleId } = await anAgreedVehicle({ projectId, renter: dana })
  await writeBlock(vehicleId, '2026-12-08', '2026-12-20')
  expect(barsOf(await chart(dana, { from: '2026-12-01', to: '2026-12-31' })).flat()).toEqual([
    'unavailable 2026-12-07 2026-12-11',
    'taken 2026-12-12 2026-12-20',
  ])
})

test('Viewers see what is booked and taken, and neither amounts nor negotiations', async () => {
  const [vic, mel] = [await aUser(), await aMember()]
  projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  await anAgreedVehicle({ projectId, renter: dana, agreedCents: 44_400 })
  await aBookedItem(dana, projectId, { agreedCents: 55_500, from: '2026-12-14', to: '2026-12-15' })
  const shown = await chart(vic)
  expect(barsOf(shown).flat()).toEqual(['booked 2026-12-14 2026-12-15'])
  expect([shown.totals.cents, shown.days.from]).toEqual([null, '2026-12-14'])
  const file = await (await projectDayOutOfDaysFile(vic, projectId, USUAL)).content.text()
  const text = JSON.stringify(shown) + file
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  expect(text.replace('"agreed":null', '').replaceAll(ids, '')).not.toMatch(/4{3}|5{3}|agreed|Cost/i)
  // a Team Member sees the amounts, but may not change the order
  const [bar] = (await chart(mel)).groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
  expect([total((await chart(mel)).totals.cents), bar?.action]).toEqual([99_900, null])
})

test('an overdue rental is late until today, and can be extended', async () => {
  const { listVehicleId } = await aBookedItem(dana, projectId)
  setClock(new Date('2026-12-14T15:00:00Z'))
  const { groups } = await chart()
  const [row] = groups.flatMap(({ rows }) => rows)
  expect(row).toMatchObject({ due: { label: 'Overdue since Sat', tone: 'refused' } })
  expect(row?.bars.map(({ state, from, to, action }) => [state, from, to, action?.kind])).toEqual([
    ['booked', '2026-12-07', '2026-12-11', 'extend'],
    ['late', '2026-12-12', '2026-12-14', undefined],
  ])
  await endItem(listVehicleId, { status: 'completed', completedOn: '2026-12-14' })
  expect(barsOf(await chart())).toEqual([['booked 2026-12-07 2026-12-11']])
})

test('removed vehicles are left out', async () => {
  const owner = await anOwner()
  const listId = await aList(projectId, dana)
  const removed = await aListVehicle(projectId, listId, await aVehicle(owner), dana)
  unwrap(await removeVehicle(dana, { projectId, listVehicleId: removed }))
  expect((await chart()).groups).toEqual([])
})

test('vehicles are shown in pages, with the same number of queries, and are all in the totals', async () => {
  const owner = await anOwner()
  const listId = await aList(projectId, dana, { name: 'x'.repeat(200) })
  const vehicleId = await aVehicle(owner)
  await aListVehicle(projectId, listId, vehicleId, dana)
  const { count: few } = await countQueries(() => chart())
  for (let count = 0; count < 51; count += 1) await anExternal({ projectId, listId }, dana, { priceCents: 800 })
  for (let count = 0; count < 9; count += 1) await aListVehicle(projectId, listId, await aVehicle(owner), dana)
  const { result: first, count: many } = await countQueries(() => chart())
  const second = await chart(dana, { after: first.next })
  expect([few, first.groups[0]?.rows.length, second.groups[0]?.rows.length, second.next]).toEqual([many, 50, 11, null])
  expect([total(first.totals.cents), total(second.totals.cents)]).toEqual([40_800, 40_800])
})

import { beforeAll, expect, test } from 'vitest'
import { anAdmin, anOwner, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem, anAgreedVehicle, endItem } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import { deskDayOutOfDays, deskDayOutOfDaysFile } from '~/services/provider/orders/day-out-of-days.server'

await useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const ALL = { from: '', to: '', project: '', owner: '' }

test('staff see all vehicles with orders on some days, filtered by project and owner, in pages', async () => {
  const [pru, dana, omar, hank] = [await aProvider(), await anAdmin(), await anOwner(), await anOwner()]
  const long = await aProject({ Owner: dana }, { title: 'The Long Haul', productionCompany: 'Red Clay Pictures' })
  const ferry = await aProject({ Owner: dana }, { title: 'Ferry Street', productionCompany: 'Northlight TV' })
  const { ref, vehicleId } = await aBookedItem(dana, long, { owner: omar, agreedCents: 5_000 })
  await aBookedItem(dana, ferry, { owner: omar, vehicleId, from: '2026-12-14', to: '2026-12-15', agreedCents: 7_000 })
  await aBookedItem(dana, ferry, { owner: hank, agreedCents: 9_000 })
  await aBookedItem(dana, ferry, { owner: hank, from: '2027-03-01', to: '2027-03-02' })
  await anAgreedVehicle({ projectId: ferry, renter: dana, owner: hank })

  const read = (requested: Partial<typeof ALL>) => deskDayOutOfDays(pru, { ...ALL, ...requested, after: null })
  const sumOf = async (requested: Partial<typeof ALL>) => {
    const { groups, totals } = await read(requested)
    return [groups[0]?.rows.length, totals.cents?.reduce((sum, each) => sum + each, 0)]
  }
  expect(await sumOf({})).toEqual([2, 21_000])
  expect((await read({})).days).toEqual({ from: '2026-11-15', to: '2026-12-19' })
  expect(await sumOf({ project: 'long haul' })).toEqual([1, 5_000])
  expect(await sumOf({ project: 'NORTHLIGHT' })).toEqual([2, 16_000])
  expect(await sumOf({ owner: hank.email })).toEqual([1, 9_000])
  expect(await sumOf({ owner: omar.email, project: 'ferry' })).toEqual([1, 7_000])
  expect(await sumOf({ project: "100%_'" })).toEqual([0, 0])
  expect(await sumOf({ from: '2027-03-02', to: '2027-03-31' })).toEqual([1, 10_000])
  expect(await sumOf({ from: '1900-01-01', to: '1900-02-01' })).toEqual([0, 0])

  const { groups } = await read({ project: 'long haul', from: '2026-12-01', to: '2026-12-31' })
  expect(groups[0]?.rows[0]?.bars).toMatchObject([
    {
      title: 'Red Clay Pictures, The Long Haul',
      cents: 5_000,
      href: `/provider/orders/${ref.orderId}`,
      action: { kind: 'change', to: `/provider/orders/${ref.orderId}/${ref.orderItemId}/dates` },
    },
    { title: 'Northlight TV, Ferry Street', cents: null },
  ])
  const file = await (await deskDayOutOfDaysFile(pru, { ...ALL, from: '2026-12-11', to: '2026-12-14' })).content.text()
  expect(file.split('\r\n').map((row) => row.split(',').slice(-5).join())).toContain('R,,,P,2')
})

test('overdue vehicles come first, then those with the next pickup or return, page by page', async () => {
  const [pru, dana, omar] = [await aProvider(), await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana }, { title: 'Night Shoot' })
  const days = [
    ['Ahead', '2026-12-05', '2026-12-07'],
    ['Back next week', '2026-12-01', '2026-12-09'],
    ['Completed', '2026-12-01', '2026-12-02'],
    ['Back tomorrow', '2026-12-02', '2026-12-04'],
    ['Overdue', '2026-12-01', '2026-12-01'],
  ] as const
  for (const [model, from, to] of days) {
    const { listVehicleId } = await aBookedItem(dana, projectId, { owner: omar, vehicle: { model }, from, to })
    if (model === 'Completed') await endItem(listVehicleId, { status: 'completed', completedOn: to })
  }
  setClock(new Date('2026-12-03T15:00:00Z'))
  const read = (after: string | null) => deskDayOutOfDays(pru, { ...ALL, project: 'night', after })
  const { groups, totals } = await read(null)
  const rows = groups.flatMap((group) => group.rows)
  const titles = rows.map(({ title }) => title.replace('1976 Chevrolet ', ''))
  expect(titles).toEqual(['Overdue', 'Back tomorrow', 'Ahead', 'Back next week', 'Completed'])
  expect(totals.late.filter(Boolean)).toEqual([1, 1])
  for (const [index, { id }] of rows.entries()) {
    const rest = (await read(id)).groups.flatMap((group) => group.rows)
    expect(rest.map((row) => row.id)).toEqual(rows.slice(index + 1).map((row) => row.id))
  }
  setClock(new Date('2026-11-20T15:00:00Z'))
})

test('pages have a fixed number of queries', async () => {
  const [pru, dana, omar] = [await aProvider(), await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana }, { title: 'Convoy' })
  for (let count = 0; count < 31; count += 1) await aBookedItem(dana, projectId, { owner: omar })
  const read = (after: string | null) => countQueries(() => deskDayOutOfDays(pru, { ...ALL, project: 'Convoy', after }))
  const first = await read(null)
  const second = await read(first.result.next)
  expect([first.result.groups[0]?.rows.length, second.result.groups[0]?.rows.length]).toEqual([30, 1])
  expect([first.count, second.count, second.result.next]).toEqual([6, 6, null])
})

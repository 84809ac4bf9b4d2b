import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder, endItem } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { pickupsAhead } from '~/services/orders/pickups-ahead.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const at = async <T>(instant: string, look: () => Promise<T>): Promise<T> => {
  setClock(new Date(instant))
  const seen = await look()
  setClock(new Date('2026-11-20T15:00:00Z'))
  return seen
}

test('lists the pickups of all projects of a member, with place and phone from two days before', async () => {
  const dana = await anAdmin()
  const one = await aProject({ Owner: dana }, { title: 'Ferry Street' })
  const other = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  const { orderId } = await anOrder(dana, one)
  const { items } = await anOrder(dana, other, [{}, { from: '2026-12-10', to: '2026-12-12' }, {}])
  await endItem(items[2]?.listVehicleId ?? '', { status: 'cancelled' })

  expect(await at('2026-11-28T15:00:00Z', () => pickupsAhead(dana))).toEqual([])
  const [week] = await at('2026-12-04T15:00:00Z', () => pickupsAhead(dana))
  expect([week?.heading, week?.pickups.map(({ day, place, shownFrom }) => [day, place, shownFrom])]).toEqual([
    'This week',
    [
      ['Dec 7, 2026', null, 'Dec 5, 2026'],
      ['Dec 7, 2026', null, 'Dec 5, 2026'],
      ['Dec 10, 2026', null, 'Dec 8, 2026'],
    ],
  ])
  const today = await at('2026-12-07T15:00:00Z', () => pickupsAhead(dana))
  expect(today.map(({ heading, pickups }) => [heading, pickups.map(({ project }) => project.title)])).toEqual([
    ['Today', ['Ferry Street', 'The Long Haul']],
    ['This week', ['The Long Haul']],
  ])
  expect(today[0]?.pickups[0]).toMatchObject({
    orderId,
    title: '1976 Chevrolet Caprice',
    place: { address: '1180 Huff Rd NW, Atlanta, GA 30303', phone: { shown: '+1 (404) 555-0188' } },
  })
})

test('missing paperwork stands out for those who may change the orders of its project', async () => {
  const [dana, member] = [await anAdmin(), await anAdmin()]
  await anOrder(dana, await aProject({ Owner: dana, Member: member }))
  const pickup = async (account: Account) =>
    (await at('2026-12-06T15:00:00Z', () => pickupsAhead(account)))[0]?.pickups[0]
  const label = 'Unsigned, PO and COI missing, pickup tomorrow'
  expect(await pickup(dana)).toMatchObject({ missing: { label, tone: 'waiting' } })
  expect(await pickup(member)).toMatchObject({ missing: { label, tone: 'gone' } })
})

test('lists only one’s own crews’ pickups, with three queries', async () => {
  const dana = await anAdmin()
  await anOrder(dana, await aProject({ Owner: dana }))
  const stranger = await anAdmin()
  expect(await at('2026-12-07T15:00:00Z', () => pickupsAhead(stranger))).toEqual([])
  const { count } = await at('2026-12-07T15:00:00Z', () => countQueries(() => pickupsAhead(dana)))
  expect(count).toBe(3)
})

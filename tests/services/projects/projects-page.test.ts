import { expect, test } from 'vitest'
import { aCast, anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anAgreedVehicle, anOrder, aVehicleInCart } from '#tests/world/orders'
import { formatCents } from '~/models/trade/money'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { costsPage } from '~/services/billing/costs-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { projectsPage } from '~/services/projects/projects-page.server'

await useDatabase()
setClock(new Date('2026-12-08T15:00:00Z'))

const pageOf = (asker: Account) => projectsPage(asker, { isActive: true, after: null })

test('a project shows its next pickup to all members, and what is left of its budget without amounts for Viewers', async () => {
  const { dana, vic } = await aCast()
  const projectId = await aProject({ Owner: dana, User: vic }, { budgetCents: 300_000 })
  const later = await anOrder(dana, projectId, [{ from: '2026-12-20', to: '2026-12-21', agreedCents: 10_000 }])
  const next = await anOrder(dana, projectId, [{ from: '2026-12-09', to: '2026-12-10', agreedCents: 20_000 }])
  const nextPickup = { orderId: next.orderId, day: 'tomorrow', isDelivered: false }
  expect((await pageOf(dana)).projects).toMatchObject([
    { nextPickup, budget: { left: '$2,673.30 of budget left', isOver: false } },
  ])
  expect((await pageOf(vic)).projects).toMatchObject([{ nextPickup, budget: null }])
  setClock(new Date('2026-12-10T15:00:00Z'))
  expect((await pageOf(vic)).projects).toMatchObject([{ nextPickup: { orderId: later.orderId, day: 'Dec 20' } }])
  setClock(new Date('2026-12-08T15:00:00Z'))
})

test('a project counts its agreed rates as in its costs, and says what can be done about its deals', async () => {
  const { dana, mel, vic } = await aCast()
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic }, { budgetCents: 300_000 })
  await anAgreedVehicle({ projectId, renter: dana, from: '2026-12-20', to: '2026-12-21', agreedCents: 10_003 })
  await aVehicleInCart({ projectId, renter: dana, from: '2026-12-20', to: '2026-12-21', agreedCents: 20_003 })
  const { sums } = await costsPage(await requireMembership(dana, projectId), 'list')
  const left = `${formatCents(300_000 - sums.agreed)} of budget left after agreed rates`
  expect(sums.agreed).toBeGreaterThan(30_006)
  expect((await pageOf(dana)).projects).toMatchObject([
    { deals: [{ text: '1 agreed, not booked', to: `/projects/${projectId}/list?status=agreed` }], budget: { left } },
  ])
  expect((await pageOf(mel)).projects).toMatchObject([{ deals: [], budget: { left } }])
  expect((await pageOf(vic)).projects).toMatchObject([{ deals: [], budget: null }])
})

test('late projects come before newer ones, also across pages', async () => {
  const dana = await anAdmin()
  const made = (day: number) => aProject({ Owner: dana }, { createdAt: new Date(2026, 10, day) })
  const [late, middle, fresh] = [await made(1), await made(2), await made(3)]
  const ids = async (after: string | null) =>
    (await projectsPage(dana, { isActive: true, late: [late], after })).projects.map(({ id }) => id)
  expect(await ids(null)).toEqual([late, fresh, middle])
  expect(await ids(late)).toEqual([fresh, middle])
  expect(await ids(fresh)).toEqual([middle])
})

test('a page of projects takes a fixed number of queries', async () => {
  const dana = await anAdmin()
  const withOrder = async () =>
    anOrder(dana, await aProject({ Owner: dana }, { budgetCents: 1 }), [{ from: '2026-12-09', to: '2026-12-10' }])
  await withOrder()
  const few = await countQueries(() => pageOf(dana))
  for (let more = 0; more < 3; more++) await withOrder()
  const many = await countQueries(() => pageOf(dana))
  expect([few.count, many.count]).toEqual([5, 5])
  expect(many.result.projects.map(({ budget }) => budget?.isOver)).toEqual([true, true, true, true])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, itemNow } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { countQueries, db, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { costsPage } from '~/services/billing/costs-page.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { requireMembership } from '~/services/crew/membership.server'
import { cancelItem, completeItem } from '~/services/orders/items/amend-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'

useDatabase()
let dana: Account
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
beforeEach(async () => {
  dana = await anAdmin()
})
afterAll(() => setClock())

async function aProjectWithBudget(budgetCents: number | null) {
  const projectId = await aProject({ Owner: dana }, { budgetCents })
  return { projectId, costs: async () => costsPage(await requireMembership(dana, projectId), 'list') }
}

test('a page of costs tells ordered from agreed and cancelled, and its budget counts what is ordered with tax', async () => {
  const { projectId, costs } = await aProjectWithBudget(150_000)
  await anAgreedVehicle({ projectId, renter: dana, agreedCents: 45_000 })
  await aBookedItem(dana, projectId, { agreedCents: 40_055 })
  const { at } = await aBookedItem(dana, projectId, { agreedCents: 41_000 })
  granted(await cancelItem(dana, at, { revision: 1 }))
  const { sums, groups, budget } = await costs()
  expect(sums).toEqual({
    vehicles: 2,
    listed: 100_000,
    saving: 14_945,
    agreed: 85_055,
    tax: 7_570,
    total: 92_625,
    committed: 40_055,
    committedTotal: 43_620,
    cancelled: 41_000,
    asked: 0,
  })
  expect(groups.length).toBe(3)
  expect(budget).toEqual({ budget: 150_000, committed: 43_620 })
})

test('what is completed early is listed for the days that are paid', async () => {
  const { projectId, costs } = await aProjectWithBudget(null)
  const { at } = await aBookedItem(dana, projectId, { from: '2026-11-20', to: '2026-11-24', agreedCents: 45_000 })
  granted(await completeItem(dana, at, { to: '2026-11-20', revision: 1 }))
  expect(await itemNow(at)).toMatchObject({ bookedTo: '2026-11-20', priceCents: 45_000 })
  expect(await costs()).toMatchObject({ sums: { listed: 50_000, saving: 5_000, agreed: 45_000 }, budget: null })
})

test('an order that passes the budget is warned of in the cart, and the dialogs of what is booked know it', async () => {
  const { projectId } = await aProjectWithBudget(100_000)
  const { at } = await aBookedItem(dana, projectId)
  await aVehicleInCart({ projectId, renter: dana })
  const warned = async () => (await findCart(dana))?.overBudget
  expect(await warned()).toBe('This puts the project $89 over its $1,000 budget.')
  expect(await requireItem(dana, 'change', at)).toMatchObject({ budget: { budget: 100_000, committed: 54_450 } })
  await db().update(projects).set({ budgetCents: 108_900 }).where(eq(projects.id, projectId))
  expect(await warned()).toBeNull()
})

test('a page makes as many queries for many vehicles as for few', async () => {
  const [few, many] = [await aProjectWithBudget(1), await aProjectWithBudget(1)]
  for (const { projectId, times } of [
    { ...few, times: 1 },
    { ...many, times: 4 },
  ])
    for (let time = 0; time < times; time++) {
      await anAgreedVehicle({ projectId, renter: dana })
      await aBookedItem(dana, projectId)
    }
  const queriesOf = async ({ costs }: typeof few) => (await countQueries(costs)).count
  expect(await queriesOf(many)).toBe(await queriesOf(few))
})

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aList, aMember, anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { anExternal } from '#tests/world/externals'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, itemNow } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { countQueries, db, inquiries, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { costsFile, costsPage } from '~/services/billing/costs-page.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { requireMembership } from '~/services/crew/membership.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { cancelItem, completeItem } from '~/services/orders/items/amend-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'
import { countProject } from '~/services/projects/members-page.server'
import { projectsPage } from '~/services/projects/projects-page.server'

useDatabase()
let dana: Account
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
beforeEach(async () => {
  dana = await anAdmin()
})

const PURCHASE = {
  purchaseType: 'purchase',
  priceCents: 50_000,
  vinNumber: 'ANOTHER',
  rentalCompanyName: '',
  rentalCompanyEmail: '',
  rentalCompanyPhone: '',
  bookingFrom: null,
  bookingTo: null,
} as const

async function aProjectWithBudget(budgetCents: number | null) {
  const projectId = await aProject({ Owner: dana }, { budgetCents })
  return { projectId, costs: async () => costsPage(await requireMembership(dana, projectId), 'list') }
}

test('the costs page separates ordered, agreed and cancelled, and its budget counts orders with tax', async () => {
  const { projectId, costs } = await aProjectWithBudget(150_000)
  await anAgreedVehicle({ projectId, renter: dana, agreedCents: 45_000 })
  await aBookedItem(dana, projectId, { agreedCents: 40_055 })
  const { ref } = await aBookedItem(dana, projectId, { agreedCents: 41_000 })
  unwrap(await cancelItem(dana, ref, { revision: 1 }))
  const { sums, groups, budget } = await costs()
  expect(sums).toEqual({
    committed: 43_620,
    agreed: 49_005,
    asked: 0,
    total: 92_625,
    vehicles: 2,
    externals: 0,
    listed: 100_000,
    saving: 14_945,
    beforeTax: 85_055,
    tax: 7_570,
    owed: 92_625,
    cancelled: 41_000,
  })
  expect(groups.length).toBe(3)
  expect(budget).toEqual({ budget: 150_000, committed: 43_620 })
})

test('an inquiry counts as open at list price with tax until it is declined', async () => {
  const deal = await aDeal()
  await anInquiry(deal)
  const declined = await anInquiry(await anotherDeal(deal))
  await db().update(inquiries).set({ status: 'declined' }).where(eq(inquiries.id, declined))
  const { sums } = await costsPage(await requireMembership(deal.renter, deal.projectId), 'list')
  expect(sums).toMatchObject({ asked: 54_450, owed: 0 })
})

test('external vehicles are committed at their price without tax, until they are removed', async () => {
  const mel = await aMember()
  const projectId = await aProject({ Owner: dana, Member: mel }, { budgetCents: 300_000 })
  const listId = await aList(projectId, dana, { name: 'Chase', episode: '4' })
  await aBookedItem(dana, projectId, { agreedCents: 40_055 })
  const { listVehicleId } = await anExternal({ projectId, listId }, dana)
  await anExternal({ projectId, listId }, dana, PURCHASE)
  const costs = async () => costsPage(await requireMembership(mel, projectId), 'episode')
  const { sums, groups, budget } = await costs()
  expect(sums).toMatchObject({
    vehicles: 3,
    externals: 2,
    listed: 340_000,
    beforeTax: 330_055,
    tax: 3_565,
    committed: 333_620,
  })
  expect(groups[0]).toMatchObject({ label: 'Episode 4', sums: { committed: 290_000, tax: 0 } })
  expect(budget).toEqual({ budget: 300_000, committed: 333_620 })
  const rows = (await (await costsFile(mel, projectId)).content.text()).split('\r\n')
  const shown = rows.filter((row) => row.startsWith('Chase')).map((row) => row.split(',').slice(10, 22).join(','))
  expect(shown).toEqual([
    'Rented elsewhere,2026-12-05,2026-12-12,8,,,,2400.00,0.00,2400.00,2400.00,',
    'Purchased,2026-12-07,2026-12-11,5,,,,500.00,0.00,500.00,500.00,',
  ])
  expect(await countProject(await requireMembership(mel, projectId))).toMatchObject({ cars: 3, removedCars: 0 })
  unwrap(await removeVehicle(dana, { projectId, listVehicleId }))
  expect(await costs()).toMatchObject({ sums: { vehicles: 2 }, budget: { committed: 93_620 } })
  expect(await countProject(await requireMembership(mel, projectId))).toMatchObject({ cars: 2, removedCars: 1 })
  expect((await projectsPage(mel, { isActive: true, after: null })).projects[0]?.counts).toBe('2 cars - 2 members')
})

test('an item completed early is listed for the days that are paid', async () => {
  const { projectId, costs } = await aProjectWithBudget(null)
  const { ref } = await aBookedItem(dana, projectId, { from: '2026-11-20', to: '2026-11-24', agreedCents: 45_000 })
  unwrap(await completeItem(dana, ref, { to: '2026-11-20', revision: 1 }))
  expect(await itemNow(ref)).toMatchObject({ bookedTo: '2026-11-20', priceCents: 45_000 })
  expect(await costs()).toMatchObject({ sums: { listed: 50_000, saving: 5_000, beforeTax: 45_000 }, budget: null })
})

test('an order above the budget warns in the cart, and the amendment dialogs get the budget', async () => {
  const { projectId } = await aProjectWithBudget(100_000)
  const { ref } = await aBookedItem(dana, projectId)
  await aVehicleInCart({ projectId, renter: dana })
  const warned = async () => (await findCart(dana))?.overBudget
  expect(await warned()).toBe('This puts the project $89 over its $1,000 budget.')
  expect(await requireItem(dana, 'change', ref)).toMatchObject({ budget: { budget: 100_000, committed: 54_450 } })
  await db().update(projects).set({ budgetCents: 108_900 }).where(eq(projects.id, projectId))
  expect(await warned()).toBeNull()
})

test('the costs page takes the same number of queries for many vehicles as for few', async () => {
  const [few, many] = [await aProjectWithBudget(1), await aProjectWithBudget(1)]
  for (const { projectId, times } of [
    { ...few, times: 1 },
    { ...many, times: 4 },
  ])
    for (let time = 0; time < times; time++) {
      await anAgreedVehicle({ projectId, renter: dana })
      await anExternal({ projectId, listId: await aList(projectId, dana) }, dana)
      await aBookedItem(dana, projectId)
    }
  const queriesOf = async ({ costs }: typeof few) => (await countQueries(costs)).count
  expect(await queriesOf(many)).toBe(await queriesOf(few))
})

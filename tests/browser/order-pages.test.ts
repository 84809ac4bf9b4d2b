import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { paths } from '~/models/trade/paths'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { findCart } from '~/services/orders/cart/find-cart.server'
import { accessibilityProblems, overflow } from '../world/axe'
import { anOrder, aVehicleInCart, withBilling } from '../world/bookings'
import { anAdmin, aProject, signedIn } from '../world/people'
import { useBrowser } from '../world/use-browser'

const today = todayIn('America/New_York', new Date())
const soon = { from: addDays(today, 1), to: addDays(today, 3) }
const later = { from: addDays(today, 40), to: addDays(today, 44) }

const { story, stay } = await useBrowser(async () => {
  const ada = await anAdmin()
  const projectId = await aProject({ Owner: ada })
  const { orderId } = await anOrder(ada, projectId, [soon, later])
  await aVehicleInCart({ projectId, renter: ada, ...later })
  await aVehicleInCart({ projectId, renter: ada, ...later, vehicle: { make: 'Ford', model: 'Econoline' } })
  await withBilling(ada)
  const cart = await findCart(ada)
  const letters = (await db().select().from(outbox)).map(({ bodyText }) => bodyText).join()
  return {
    projectId,
    orderId,
    cookie: await signedIn(ada),
    cartItemId: cart?.items[0]?.id ?? '',
    token: /\/agreement\/([\w-]+)/.exec(letters)?.[1],
  }
})
const { projectId, orderId, cookie, cartItemId, token } = story
let pages: Page[]

const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const

beforeAll(async () => {
  pages = await Promise.all(SCREENS.map(aPage))
})

async function aPage({ width, colorScheme }: (typeof SCREENS)[number]) {
  const { page } = await stay({ width, cookie, isChecker: true })
  await page.emulateMedia({ colorScheme })
  return page
}

const PAGES: [string, string][] = [
  ['the cart', paths.cart()],
  ['the question before a vehicle leaves the cart', paths.cartItemRemoval(cartItemId)],
  ['the billing step', paths.billing()],
  ['the signing step', paths.bookVehicles()],
  ['the projects with orders', paths.orders()],
  ['a search that finds none', paths.orders({ search: 'nothing of that name' })],
  ['the orders of a project', paths.ordersOfProject(projectId, 'The Long Haul')],
  ['the order summary', paths.orderSummary(orderId)],
  ['the pickup page', paths.pickupDetails(orderId)],
  ["the signer's page", paths.agreement(token)],
]

test.each(PAGES)('%s is accessible in both themes and fits wide and narrow screens', async (_, path) => {
  for (const page of pages) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})

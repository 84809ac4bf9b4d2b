import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepDays } from '#demo/builder/keep-days.server'
import { aCast, aList, aListVehicle, aLongList, anAdmin, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { everyPageOf } from '#tests/world/list-pages'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { now } from '~/server/clock.server'
import { countQueries, db, listVehicles, vehiclePhotos, type vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { dealFacts } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { searchedWords } from '~/services/lists/list-filter.server'
import { listsPage } from '~/services/lists/lists-page.server'

useDatabase()

const EVERYTHING = { words: [], after: null }

let dana: Account
let mel: Account
let vic: Account
let omar: Account

beforeAll(async () => {
  ;({ dana, mel, vic, omar } = await aCast())
})

/** A project of Dana with one list that holds one car. */
async function oneCar(car: Partial<typeof vehicles.$inferInsert> = {}) {
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  const listId = await aList(projectId, dana)
  const vehicleId = await aVehicle(omar, car)
  const cardId = await aListVehicle(projectId, listId, vehicleId, dana)
  return { projectId, listId, vehicleId, cardId }
}

async function pageOf(renter: Account, projectId: string, shown: Parameters<typeof listsPage>[1] = EVERYTHING) {
  return listsPage(await requireMembership(renter, projectId), shown)
}

const onFrom = ({ next }: Awaited<ReturnType<typeof pageOf>>) => ({ after: next?.after ?? null, key: next?.key })

const everyPage = async (renter: Account, projectId: string) => everyPageOf(await requireMembership(renter, projectId))

async function onlyCard(renter: Account, projectId: string) {
  const card = (await pageOf(renter, projectId)).blocks[0]?.vehicles[0]
  const [row] = card ? await allListVehicles([card.id]) : []
  if (!card || !row) throw new Error('The page shows no card.')
  return { ...card, deal: card.deal && { ...card.deal, ...dealFacts(row, now()) } }
}

describe('what a card says', () => {
  test('a vehicle that nobody inquired about shows its place, prices and photos', async () => {
    const { projectId, vehicleId, cardId, listId } = await oneCar()
    await db()
      .insert(vehiclePhotos)
      .values([1, 0].map((position) => ({ vehicleId, position, angle: position, fileKey: `x/${position}` })))
    const card = await onlyCard(dana, projectId)
    expect(card).toMatchObject({
      id: cardId,
      listId,
      vehicle: { id: vehicleId, year: 1976, make: 'Chevrolet', model: 'Caprice', town: 'Atlanta, GA' },
      mayRemove: true,
      deal: { stage: 'not_inquired', dailyCents: 10_000, inquiry: null, taken: null, orderId: null },
    })
    expect(card.photos.map(({ angle }) => angle)).toEqual([0, 1])
    expect(card.deal?.actions).toEqual([{ act: 'inquire', reason: null }])
  })

  test('an owner who asks for more is the turn of the team, with both figures', async () => {
    const { projectId, cardId } = await oneCar()
    await aStoredInquiry(cardId, dana, {
      round: 2,
      lastOfferBy: 'owner',
      lastOfferCents: 48_000,
      previousOfferCents: 45_000,
    })
    const { deal } = await onlyCard(dana, projectId)
    expect(deal).toMatchObject({
      stage: 'to_answer',
      inquiry: { round: 2, booking: FIVE_DAYS, lastOfferCents: 48_000, previousOfferCents: 45_000 },
    })
    expect(deal?.inquiry?.millisecondsLeft).toBeGreaterThan(47 * 3_600_000)
  })

  test('only the latest inquiry counts', async () => {
    const { projectId, cardId } = await oneCar()
    await aStoredInquiry(cardId, dana, { status: 'declined', closedBy: 'owner', lastOfferCents: 41_000 })
    await aStoredInquiry(cardId, dana, { attempt: 2 })
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({
      stage: 'asked',
      inquiry: { lastOfferCents: 45_000, previousOfferCents: null },
    })
  })

  test('an agreed rate in a cart cannot be removed, by anybody', async () => {
    const { projectId, cardId } = await oneCar()
    const inquiry = await aStoredInquiry(cardId, dana, { status: 'agreed', closedBy: 'owner' })
    expect((await onlyCard(dana, projectId)).deal?.stage).toBe('available')
    await aStoredCartItem(inquiry, dana)
    expect(await onlyCard(dana, projectId)).toMatchObject({ mayRemove: false, deal: { stage: 'in_cart' } })
    expect((await onlyCard(vic, projectId)).mayRemove).toBe(false)
  })

  test.each([
    ['confirmed', 'booked', false],
    ['completed', 'completed', true],
    ['cancelled', 'cancelled', true],
  ] as const)('an order item that is %s makes the card %s', async (status, stage, mayRemove) => {
    const { projectId, cardId } = await oneCar()
    const orderId = await aStoredOrder(await aStoredInquiry(cardId, dana, { status: 'agreed' }), dana, status)
    expect(await onlyCard(dana, projectId)).toMatchObject({ mayRemove, deal: { stage, orderId, taken: null } })
  })

  test('days that somebody else holds make an agreed vehicle not available, with those days', async () => {
    const { projectId, cardId, vehicleId } = await oneCar()
    await aStoredInquiry(cardId, dana, { status: 'agreed' })
    const taken = { from: FIVE_DAYS.to, to: FIVE_DAYS.to.replace(/\d\d$/, '15') }
    await keepDays(vehicleId, taken.from, taken.to)
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'taken', taken })
  })

  test('held days matter only where they meet the inquired ones', async () => {
    const { projectId, cardId, vehicleId } = await oneCar()
    await keepDays(vehicleId, FIVE_DAYS.from.replace(/\d\d$/, '01'), FIVE_DAYS.from.replace(/\d\d$/, '06'))
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'not_inquired', taken: null })
    await aStoredInquiry(cardId, dana, { status: 'agreed' })
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'available', taken: null })
  })

  test('a viewer gets no price, no status and no figure of a negotiation', async () => {
    const { projectId, cardId } = await oneCar({ dayPrice: 77_700 })
    await aStoredInquiry(cardId, dana, {
      round: 2,
      lastOfferBy: 'owner',
      lastOfferCents: 88_800,
      previousOfferCents: 66_600,
    })
    const card = await onlyCard(vic, projectId)
    expect(card.deal).toBeNull()
    expect(card.mayRemove).toBe(true)
    expect(JSON.stringify({ ...card, id: '', listId: '', vehicle: { ...card.vehicle, id: '' } })).not.toMatch(
      /777|888|666|inquir|Cents/,
    )
  })
})

test('a vehicle in a cart leads whoever put it there to the cart, and tells the others whose it is', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel, User: vic })
  const cardId = await aListVehicle(projectId, await aList(projectId, dana), await aVehicle(omar), dana)
  await aStoredCartItem(await aStoredInquiry(cardId, dana, { status: 'agreed', closedBy: 'owner' }), marcus)
  const dealFor = async (renter: Account) => (await pageOf(renter, projectId)).blocks[0]?.vehicles[0]?.deal
  expect(await dealFor(marcus)).toMatchObject({ actions: [{ act: 'viewCart', reason: null }], why: null })
  for (const other of [dana, mel]) {
    expect(await dealFor(other)).toMatchObject({ actions: [], why: `In ${marcus.firstName}’s cart.` })
  }
  expect(await dealFor(vic)).toBeNull()
})

describe('which cards are shown', () => {
  test('removed vehicles are not', async () => {
    const { projectId, listId } = await oneCar()
    const removed = { removedAt: new Date(), removedBy: dana.id }
    const vehicleId = await aVehicle(omar)
    await db()
      .insert(listVehicles)
      .values({ projectId, listId, vehicleId, addedBy: dana.id, ...removed })
    const { blocks } = await pageOf(dana, projectId)
    expect(blocks[0]).toMatchObject({ vehicleCount: 1, vehicles: [expect.anything()] })
  })

  test('lists without vehicles come newest first, sixteen to a page, each exactly once', async () => {
    const projectId = await aProject({ Owner: dana })
    for (let number = 1; number <= 20; number++) {
      await aList(projectId, dana, { name: `List ${number}`, createdAt: new Date(2026, 0, number) })
    }
    const first = await pageOf(dana, projectId)
    expect(first.blocks.map(({ name }) => name).slice(0, 2)).toEqual(['List 20', 'List 19'])
    expect(first.blocks).toHaveLength(16)
    const second = await pageOf(dana, projectId, { words: [], after: first.next?.after ?? null })
    expect(second.blocks.map(({ name }) => name)).toEqual(['List 4', 'List 3', 'List 2', 'List 1'])
    expect(first.next?.at).toBe(second.blocks[0]?.id)
    expect(second.next).toBeNull()
  })

  test('a page ends at nine cards, between two lists, and the pages together hold every card once', async () => {
    const projectId = await aProject({ Owner: dana })
    const sizes = [20, 7, 0, 5, 9, 3, 12]
    for (const [index, size] of sizes.entries()) {
      const listId = await aList(projectId, dana, { createdAt: new Date(2026, 0, 30 - index) })
      for (let number = 0; number < size; number++) await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    }
    const pages = await everyPage(dana, projectId)
    expect(pages.map(({ blocks }) => blocks.map(({ vehicles }) => vehicles.length))).toEqual([
      [9],
      [7, 0],
      [5],
      [9],
      [3, 9],
    ])
    const ids = pages.flatMap(({ blocks }) => blocks.flatMap(({ vehicles }) => vehicles.map(({ id }) => id)))
    expect([ids.length, new Set(ids).size]).toEqual([42, 42])
    expect(pages[0]?.blocks[0]?.vehicleCount).toBe(20)
  })

  test('lists made in the same instant are all shown', async () => {
    const projectId = await aProject({ Owner: dana })
    const createdAt = new Date()
    for (let number = 1; number <= 18; number++) await aList(projectId, dana, { createdAt })
    const pages = await everyPage(dana, projectId)
    expect(new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))).size).toBe(18)
  })

  test('a list alone is paged by its vehicles, also when the last one seen has been removed since', async () => {
    const { projectId, listId } = await aLongList(dana, omar, 60)
    const first = await pageOf(dana, projectId, { alone: listId, words: [], after: null })
    const { after = '', key } = first.next ?? {}
    await db().update(listVehicles).set({ removedAt: new Date(), removedBy: dana.id }).where(eq(listVehicles.id, after))
    const second = await pageOf(dana, projectId, { alone: listId, words: [], after, key })
    const third = await pageOf(dana, projectId, { alone: listId, words: [], ...onFrom(second) })
    const pages = [first, second, third].map(({ blocks }) =>
      blocks.flatMap(({ vehicles }) => vehicles.map(({ id }) => id)),
    )
    expect(pages.map((ids) => ids.length)).toEqual([24, 24, 12])
    expect(new Set(pages.flat()).size).toBe(60)
    expect([first.next?.at, second.next?.at]).toEqual([pages[1]?.[0], pages[2]?.[0]])
    expect([first, second].map(({ blocks }) => blocks[0]?.vehicleCount)).toEqual([60, 59])
    expect(third.next).toBeNull()
  })

  test('a list alone shows what was searched for', async () => {
    const { projectId, listId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar, { make: 'Ford', model: 'LTD' }), dana)
    const { blocks } = await pageOf(dana, projectId, { alone: listId, words: ['ltd'], after: null })
    expect(blocks).toMatchObject([{ vehicleCount: 1, vehicles: [{ vehicle: { model: 'LTD' } }] }])
  })

  test("a list of another project cannot be the page's beginning, nor a vehicle of another list", async () => {
    const { projectId, listId } = await oneCar()
    const other = await oneCar()
    expect((await pageOf(dana, projectId, { words: [], after: other.listId })).blocks).toEqual([])
    expect((await pageOf(dana, projectId, { alone: other.listId, words: [], after: null })).blocks).toEqual([])
    const { blocks, next } = await pageOf(dana, projectId, { alone: listId, words: [], after: other.cardId, key: 0 })
    expect([blocks.map(({ vehicles }) => vehicles), next]).toEqual([[[]], null])
  })

  test.each([
    ['1957 chev', ['Bel Air']],
    ['citroen', ['DS']],
    ['50%', []],
    ['convertible', ['DS']],
  ])('a search for %s finds %j, and only the lists that hold it', async (text, models) => {
    const { projectId, listId } = await oneCar({ year: 1957, make: 'Chevrolet', model: 'Bel Air', bodyType: 'Coupe' })
    const other = await aList(projectId, dana)
    const citroen = await aVehicle(omar, { make: 'Citroën', model: 'DS', bodyType: 'Convertible' })
    await aListVehicle(projectId, other, citroen, dana)
    await aListVehicle(projectId, listId, await aVehicle(omar, { make: 'Ford', model: 'LTD' }), dana)
    const { blocks } = await pageOf(dana, projectId, { words: searchedWords(text), after: null })
    expect(blocks.flatMap(({ vehicles }) => vehicles.map(({ vehicle }) => vehicle.model))).toEqual(models)
    expect(blocks).toHaveLength(models.length)
  })

  test('fewer than three characters search for nothing', () => {
    expect(searchedWords('be')).toEqual([])
    expect(searchedWords('bel air')).toEqual(['bel', 'air'])
  })

  test('a dialog about one card gets that card alone, and one about none gets no list', async () => {
    const { projectId, cardId, listId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    await aList(projectId, dana)
    const { blocks } = await pageOf(dana, projectId, { listVehicleId: cardId })
    expect(blocks.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))).toEqual([cardId])
    expect(blocks[0]?.vehicleCount).toBe(2)
    expect((await pageOf(dana, projectId, { nothing: true })).blocks).toEqual([])
  })

  test('a dialog about a list gets its beginning, without a way on', async () => {
    const { projectId, listId } = await aLongList(dana, omar, 30)
    await aList(projectId, dana)
    const { blocks, next } = await pageOf(dana, projectId, { listId })
    expect([blocks.map(({ vehicles }) => vehicles.length), next]).toEqual([[9], null])
  })
})

test('a page makes the same queries for 5 vehicles and for 400, and never shows them all at once', async () => {
  const small = await aLongList(dana, omar, 5)
  const large = await aLongList(dana, omar, 400)
  const page = { alone: large.listId, words: [] }
  const ofSmall = await countQueries(() => pageOf(dana, small.projectId))
  const ofLarge = await countQueries(() => pageOf(dana, large.projectId))
  const ofList = await countQueries(() => pageOf(dana, large.projectId, { ...page, after: null }))
  const ofMore = await countQueries(() => pageOf(dana, large.projectId, { ...page, ...onFrom(ofList.result) }))
  const counts = [ofLarge, ofList, ofMore].map(({ count }) => count)
  expect(counts).toEqual([ofSmall.count, ofSmall.count, ofSmall.count])
  const shown = [ofSmall, ofLarge, ofList, ofMore].map(({ result }) => result.blocks[0])
  expect(shown.map((block) => block?.vehicles.length)).toEqual([5, 9, 24, 24])
  expect(shown.map((block) => block?.vehicleCount)).toEqual([5, 400, 400, 400])
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aCast, aList, aListVehicle, aLongList, anAdmin, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { everyPageOf } from '#tests/world/list-pages'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { now } from '~/server/clock.server'
import {
  comments,
  countQueries,
  db,
  listVehicles,
  ratings,
  vehiclePhotos,
  type vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { dealFacts } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { searchedWords } from '~/services/lists/list-filter.server'
import { listsPage } from '~/services/lists/lists-page.server'

await useDatabase()

const EVERYTHING = { words: [], after: null }

const { dana, mel, vic, omar } = await aCast()

/** A project of Dana's with one list that has one car. */
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

describe('a card', () => {
  test('of a vehicle without an inquiry shows its place, prices and photos', async () => {
    const { projectId, vehicleId, cardId, listId } = await oneCar()
    await db()
      .insert(vehiclePhotos)
      .values([1, 0, 3, 2].map((position) => ({ vehicleId, position, angle: position, fileKey: `x/${position}` })))
    const card = await onlyCard(dana, projectId)
    expect(card).toMatchObject({
      id: cardId,
      listId,
      vehicle: { id: vehicleId, year: 1976, make: 'Chevrolet', model: 'Caprice', town: 'Atlanta, GA' },
      ...{ mayRemove: true, photoCount: 4 },
      deal: { stage: 'not_inquired', dailyCents: 10_000, inquiry: null, taken: null, orderId: null },
    })
    expect(card.photos.map(({ angle }) => angle)).toEqual([0, 1, 2])
    expect(card.deal?.actions).toEqual([{ kind: 'inquire', reason: null }])
  })

  test('is to be answered when the owner has countered, with both amounts', async () => {
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

  test('shows only the latest inquiry', async () => {
    const { projectId, cardId } = await oneCar()
    await aStoredInquiry(cardId, dana, { status: 'declined', closedBy: 'owner', lastOfferCents: 41_000 })
    await aStoredInquiry(cardId, dana, { attempt: 2 })
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({
      stage: 'asked',
      inquiry: { lastOfferCents: 45_000, previousOfferCents: null },
    })
  })

  test('in a cart cannot be removed by anybody', async () => {
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
  ] as const)('with a %s order item has stage %s', async (status, stage, mayRemove) => {
    const { projectId, cardId } = await oneCar()
    const orderId = await aStoredOrder(await aStoredInquiry(cardId, dana, { status: 'agreed' }), dana, status)
    const order = status === 'confirmed' ? { orderId } : null
    expect(await onlyCard(dana, projectId)).toMatchObject({ mayRemove, order, deal: { stage, orderId, taken: null } })
  })

  test('while it is booked shows every member the pickup and what its order needs', async () => {
    const { projectId, cardId } = await oneCar()
    const orderId = await aStoredOrder(await aStoredInquiry(cardId, dana, { status: 'agreed' }), dana)
    const order = { orderId, marks: [{ label: expect.stringContaining('PO and COI missing') }] }
    expect(await onlyCard(mel, projectId)).toMatchObject({ order: { ...order, maySendPickup: true } })
    expect(await onlyCard(vic, projectId)).toMatchObject({ deal: null, order: { ...order, maySendPickup: false } })
  })

  test('with an agreed rate whose days others booked is not available, with those days', async () => {
    const { projectId, cardId, vehicleId } = await oneCar()
    await aStoredInquiry(cardId, dana, { status: 'agreed' })
    const taken = { from: FIVE_DAYS.to, to: FIVE_DAYS.to.replace(/\d\d$/, '15') }
    await writeBlock(vehicleId, taken.from, taken.to)
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'taken', taken })
  })

  test('is affected only by blocks that overlap the inquired days', async () => {
    const { projectId, cardId, vehicleId } = await oneCar()
    await writeBlock(vehicleId, FIVE_DAYS.from.replace(/\d\d$/, '01'), FIVE_DAYS.from.replace(/\d\d$/, '06'))
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'not_inquired', taken: null })
    await aStoredInquiry(cardId, dana, { status: 'agreed' })
    expect((await onlyCard(dana, projectId)).deal).toMatchObject({ stage: 'available', taken: null })
  })

  test('shows a viewer no price, no status and no amounts', async () => {
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

test('a vehicle in a cart links to the cart for its holder and names the holder to others', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel, User: vic })
  const cardId = await aListVehicle(projectId, await aList(projectId, dana), await aVehicle(omar), dana)
  await aStoredCartItem(await aStoredInquiry(cardId, dana, { status: 'agreed', closedBy: 'owner' }), marcus)
  const dealFor = async (renter: Account) => (await pageOf(renter, projectId)).blocks[0]?.vehicles[0]?.deal
  expect(await dealFor(marcus)).toMatchObject({
    actions: [
      { kind: 'checkout', reason: null },
      { kind: 'viewCart', reason: null },
    ],
    why: null,
  })
  for (const other of [dana, mel]) {
    expect(await dealFor(other)).toMatchObject({ actions: [], why: `In ${marcus.firstName}’s cart.` })
  }
  expect(await dealFor(vic)).toBeNull()
})

describe('a page of lists', () => {
  test('leaves out removed vehicles', async () => {
    const { projectId, listId } = await oneCar()
    const removed = { removedAt: new Date(), removedBy: dana.id }
    const vehicleId = await aVehicle(omar)
    await db()
      .insert(listVehicles)
      .values({ projectId, listId, vehicleId, addedBy: dana.id, ...removed })
    const { blocks } = await pageOf(dana, projectId)
    expect(blocks[0]).toMatchObject({ vehicleCount: 1, vehicles: [expect.anything()] })
  })

  test('has sixteen empty lists, newest first, each once', async () => {
    const projectId = await aProject({ Owner: dana })
    for (let number = 1; number <= 20; number++) {
      await aList(projectId, dana, { name: `List ${number}` })
    }
    const first = await pageOf(dana, projectId)
    expect(first.blocks.map(({ name }) => name).slice(0, 2)).toEqual(['List 20', 'List 19'])
    expect(first.blocks).toHaveLength(16)
    const second = await pageOf(dana, projectId, { words: [], after: first.next?.after ?? null })
    expect(second.blocks.map(({ name }) => name)).toEqual(['List 4', 'List 3', 'List 2', 'List 1'])
    expect(first.next?.at).toBe(second.blocks[0]?.id)
    expect(second.next).toBeNull()
  })

  test('ends at nine cards, after a whole list, and the pages together have every card once', async () => {
    const projectId = await aProject({ Owner: dana })
    const sizes = [20, 7, 0, 5, 9, 3, 12]
    for (const size of sizes.toReversed()) {
      const listId = await aList(projectId, dana)
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

  test('paginates a single list by its vehicles, also after the last one shown was removed', async () => {
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

  test('applies the search to a single list', async () => {
    const { projectId, listId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar, { make: 'Ford', model: 'LTD' }), dana)
    const { blocks } = await pageOf(dana, projectId, { alone: listId, words: ['ltd'], after: null })
    expect(blocks).toMatchObject([{ vehicleCount: 1, vehicles: [{ vehicle: { model: 'LTD' } }] }])
  })

  test('starts after no list of another project and no vehicle of another list', async () => {
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
  ])('for the search %s has %j and only lists with matches', async (text, models) => {
    const { projectId, listId } = await oneCar({ year: 1957, make: 'Chevrolet', model: 'Bel Air', bodyType: 'Coupe' })
    const other = await aList(projectId, dana)
    const citroen = await aVehicle(omar, { make: 'Citroën', model: 'DS', bodyType: 'Convertible' })
    await aListVehicle(projectId, other, citroen, dana)
    await aListVehicle(projectId, listId, await aVehicle(omar, { make: 'Ford', model: 'LTD' }), dana)
    const { blocks } = await pageOf(dana, projectId, { words: searchedWords(text), after: null })
    expect(blocks.flatMap(({ vehicles }) => vehicles.map(({ vehicle }) => vehicle.model))).toEqual(models)
    expect(blocks).toHaveLength(models.length)
  })

  test('ignores searches of fewer than three characters', () => {
    expect(searchedWords('be')).toEqual([])
    expect(searchedWords('bel air')).toEqual(['bel', 'air'])
  })

  test('for a dialog about one card has only that card, and for one about none has no list', async () => {
    const { projectId, cardId, listId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    await aList(projectId, dana)
    const { blocks } = await pageOf(dana, projectId, { listVehicleId: cardId })
    expect(blocks.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))).toEqual([cardId])
    expect(blocks[0]?.vehicleCount).toBe(2)
    expect((await pageOf(dana, projectId, { nothing: true })).blocks).toEqual([])
  })

  test('for a dialog about a list has its beginning only', async () => {
    const { projectId, listId } = await aLongList(dana, omar, 30)
    await aList(projectId, dana)
    const { blocks, next } = await pageOf(dana, projectId, { listId })
    expect([blocks.map(({ vehicles }) => vehicles.length), next]).toEqual([[9], null])
  })
})

test('a page takes the same queries for 5 vehicles and for 400 with reactions and comments', async () => {
  const small = await aLongList(dana, omar, 5)
  const large = await aLongList(dana, omar, 400)
  const places = await db().select().from(listVehicles).where(eq(listVehicles.listId, large.listId))
  const own = places.map(({ id: listVehicleId }) => ({ listVehicleId, accountId: dana.id }))
  await db()
    .insert(ratings)
    .values(own.map((row) => ({ ...row, rating: 'like' as const })))
  await db()
    .insert(comments)
    .values(own.map((row) => ({ ...row, comment: 'Too clean.' })))
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
  expect(shown[1]?.vehicles[0]).toMatchObject({ reactions: { likes: 1 }, comments: 1 })
})

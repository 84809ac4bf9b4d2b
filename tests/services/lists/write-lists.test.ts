import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, anAdmin, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { responseStatus } from '#tests/world/visits/responses'
import { refused } from '~/models/trade/results/outcome'
import { cartItems, db, lists, listVehicles, projectMembers } from '~/server/db/client.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { createList } from '~/services/lists/write-list.server'

await useDatabase()

const { dana, mel, vic, omar } = await aCast()

const LIST = { name: 'Hero cars', season: '', episode: '4', act: '2', scene: '', shotDescription: '', location: '' }
const crew = (part = {}) => aProject({ Owner: dana, Member: mel, User: vic }, part)
const listsOf = (projectId: string) => db().select().from(lists).where(eq(lists.projectId, projectId))
const placesIn = (listId: string) => db().select().from(listVehicles).where(eq(listVehicles.listId, listId))

describe('creating a list', () => {
  test('stores every field and its creator', async () => {
    const projectId = await crew()
    const outcome = await createList(mel, { projectId, list: LIST, writtenAfter: null })
    expect(await listsOf(projectId)).toEqual([
      expect.objectContaining({ ...LIST, createdBy: mel.id, id: outcome.ok && outcome.listId }),
    ])
  })

  test('from the same form ten times at once creates one list that all get', async () => {
    const projectId = await crew()
    const form = { projectId, list: LIST, writtenAfter: null }
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => createList(dana, form)))
    expect(await listsOf(projectId)).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.listId)).size).toBe(1)
  })

  test('from the same form by another member creates another list', async () => {
    const projectId = await crew()
    for (const person of [dana, mel]) await createList(person, { projectId, list: LIST, writtenAfter: null })
    expect(await listsOf(projectId)).toHaveLength(2)
  })

  test('adds the waiting vehicle', async () => {
    const projectId = await crew()
    const vehicleId = await aVehicle(omar)
    const outcome = await createList(dana, { projectId, list: LIST, writtenAfter: null, vehicleId })
    if (!outcome.ok) throw new Error(outcome.message)
    expect(await placesIn(outcome.listId)).toEqual([expect.objectContaining({ vehicleId, addedBy: dana.id })])
  })

  test('with a vehicle that is gone creates no list', async () => {
    const projectId = await crew()
    const vehicleId = await aVehicle(omar, { listingStatus: 'deleted' })
    expect(await createList(dana, { projectId, list: LIST, writtenAfter: null, vehicleId })).toEqual(
      refused('listing-gone', 'Add Vehicle failed.'),
    )
    expect(await listsOf(projectId)).toEqual([])
  })
})

describe('adding a vehicle', () => {
  test('twice at once adds it once', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const place = { projectId, listId, vehicleId: await aVehicle(omar) }
    const outcomes = await Promise.all([dana, mel, dana, mel].map((person) => addVehicle(person, place)))
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })))
    expect(await placesIn(listId)).toHaveLength(1)
  })

  test('that was removed restores its list vehicle', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const vehicleId = await aVehicle(omar)
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    await removeVehicle(vic, { projectId, listVehicleId })
    expect(await placesIn(listId)).toEqual([expect.objectContaining({ removedBy: vic.id })])
    await addVehicle(mel, { projectId, listId, vehicleId })
    expect(await placesIn(listId)).toEqual([
      expect.objectContaining({ id: listVehicleId, removedAt: null, removedBy: null, addedBy: mel.id }),
    ])
  })

  test.each(['deleted', 'deactivated'] as const)('that is %s is refused', async (listingStatus) => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const vehicleId = await aVehicle(omar, { listingStatus })
    expect(await addVehicle(dana, { projectId, listId, vehicleId })).toEqual(
      refused('listing-gone', 'Add Vehicle failed.'),
    )
    expect(await placesIn(listId)).toEqual([])
  })

  test('that does not exist is a 404', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const vehicleId = '11111111-1111-4111-8111-111111111111'
    expect(await responseStatus(addVehicle(dana, { projectId, listId, vehicleId }))).toBe(404)
  })
})

describe('removing a vehicle', () => {
  async function onAList() {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const listVehicleId = await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    const stillThere = async () => {
      const [row] = await db()
        .select()
        .from(listVehicles)
        .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.listId, listId)))
      return row?.removedAt === null
    }
    return { projectId, listVehicleId, stillThere }
  }

  test('is allowed to a viewer, and twice removes it once', async () => {
    const { projectId, listVehicleId, stillThere } = await onAList()
    expect(await removeVehicle(vic, { projectId, listVehicleId })).toEqual({ ok: true })
    expect(await removeVehicle(mel, { projectId, listVehicleId })).toEqual({ ok: true })
    expect(await stillThere()).toBe(false)
    const [row] = await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId))
    expect(row?.removedBy).toBe(vic.id)
  })

  test('is refused while it is in a cart or booked', async () => {
    const inCart = await onAList()
    await aStoredCartItem(await aStoredInquiry(inCart.listVehicleId, dana, { status: 'agreed' }), dana)
    const booked = await onAList()
    await aStoredOrder(await aStoredInquiry(booked.listVehicleId, dana, { status: 'agreed' }), dana)
    for (const { projectId, listVehicleId, stillThere } of [inCart, booked]) {
      expect(await removeVehicle(dana, { projectId, listVehicleId })).toEqual(
        refused('vehicle-in-use', 'Removed Vehicle failed.'),
      )
      expect(await stillThere()).toBe(true)
    }
  })

  test('and adding it to the cart at once never both succeed', async () => {
    for (let round = 0; round < 8; round++) {
      const { projectId, listVehicleId, stillThere } = await onAList()
      await aStoredInquiry(listVehicleId, dana, { status: 'agreed', closedBy: 'owner' })
      const adder = await anAdmin('marcus')
      await db().insert(projectMembers).values({ projectId, accountId: adder.id, role: 'Manager' })
      const both = [removeVehicle(mel, { projectId, listVehicleId }), addToCart(adder, { projectId, listVehicleId })]
      await Promise.allSettled(round % 2 ? both : both.reverse())
      const inCart = await db().select().from(cartItems).where(eq(cartItems.listVehicleId, listVehicleId))
      expect(inCart.length).toBe((await stillThere()) ? 1 : 0)
    }
  })
})

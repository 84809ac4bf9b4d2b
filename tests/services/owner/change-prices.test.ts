import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { LISTING_TERMS } from '#tests/world/visits/filled-forms'
import { type ListingTerms, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { PriceChangeForm } from '~/models/owner/fleet/price-change-form'
import { db, listingEvents, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { editTerms } from '~/services/fleet/listing/edit-listing.server'
import { changePrices, pricePreview } from '~/services/owner/fleet/change-prices.server'

useDatabase()

let owner: Account
let ids: string[]
beforeEach(async () => {
  owner = await anOwner()
  ids = [
    await aVehicle(owner, { dayPrice: 10_000 }),
    await aVehicle(owner, { dayPrice: 33_300 }),
    await aVehicle(owner, { dayPrice: 0, listingStatus: 'draft' }),
  ]
})

/** The form as filled in by a preview of 7.5 percent. */
async function previewed() {
  const { seen, changing, vehicles } = await pricePreview(owner, ids, 75)
  return { change: PriceChangeForm.parse({ percent: '7.5', seen }), changing, vehicles }
}

async function stored() {
  const rows = await db().select().from(vehicles).where(inArray(vehicles.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.dayPrice, row?.revision])
}

test('prices change once as previewed and are recorded', async () => {
  const { change, changing, vehicles } = await previewed()
  expect([changing, vehicles.filter(({ newPrice }) => newPrice === null).length]).toEqual([2, 1])
  expect(await changePrices(owner, change)).toEqual({ ok: true, count: 2 })
  const after = [
    [10_800, 2],
    [35_800, 2],
    [0, 1],
  ]
  expect(await stored()).toEqual(after)
  expect(await changePrices(owner, change)).toEqual({ ok: true, count: 2 })
  expect(await stored()).toEqual(after)
  expect(await db().$count(listingEvents, inArray(listingEvents.vehicleId, ids))).toBe(2)
})

test('when one vehicle was edited meanwhile, none changes until a new preview is sent', async () => {
  const { change } = await previewed()
  const terms: ListingTerms = ListingTermsForm.parse({ ...LISTING_TERMS, dayPrice: '200' })
  await editTerms(owner, { vehicleId: ids[0] ?? '', edit: { sent: terms, revision: 1, loaded: {} } })
  const before = await stored()
  expect(await changePrices(owner, change)).toMatchObject({ ok: false, code: 'listing-changed' })
  expect(await stored()).toEqual(before)
  expect(await changePrices(owner, (await previewed()).change)).toMatchObject({ ok: true })
  expect((await stored())[0]).toEqual([21_500, 3])
})

test('a vehicle deleted meanwhile is refused', async () => {
  const { change } = await previewed()
  await db()
    .update(vehicles)
    .set({ listingStatus: 'deleted' })
    .where(eq(vehicles.id, ids[0] ?? ''))
  expect(await changePrices(owner, change)).toMatchObject({ ok: false, code: 'listing-changed' })
  expect((await stored())[1]).toEqual([33_300, 1])
})

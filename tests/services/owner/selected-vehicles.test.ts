import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal, type Deal, inquiriesAbout } from '#tests/world/deals'
import { subjectsTo } from '#tests/world/messages/outbox'
import { SelectedDaysForm } from '~/models/owner/fleet/selected-days-form'
import { SelectedListingsForm } from '~/models/owner/fleet/selected-listings-form'
import { setClock } from '~/server/clock.server'
import { db, vehicleBlocks, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { blockSelectedDays, selectedDaysPreview } from '~/services/owner/fleet/selected-days.server'
import { changeSelectedListings, selectedListingsPreview } from '~/services/owner/fleet/selected-listings.server'

useDatabase()
let deal: Deal
let ids: string[]
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  deal = await aDeal()
  ids = [deal.vehicleId, await aVehicle(deal.owner), await aVehicle(deal.owner)]
})

describe('the same days of several vehicles', () => {
  const DAYS = { from: '2026-12-07', to: '2026-12-08' }
  const ownBlocks = () =>
    db().$count(
      vehicleBlocks,
      and(inArray(vehicleBlocks.vehicleId, ids), eq(vehicleBlocks.kind, 'owner'), vehicleBlocks.active),
    )
  const form = async () => {
    const { seen } = await selectedDaysPreview(deal.owner, ids, DAYS)
    return SelectedDaysForm.parse({ ...DAYS, note: 'Car show', seen })
  }

  test('are blocked once where they are free, and crews that want them are notified', async () => {
    await anInquiry(deal)
    await writeBlock(ids[1] ?? '', '2026-12-08', '2026-12-10')
    const { vehicles, blocking } = await selectedDaysPreview(deal.owner, ids, DAYS)
    expect([blocking, vehicles.find(({ id }) => id === ids[1])?.taken]).toEqual([
      2,
      'Blocked Dec 8, 2026 to Dec 10, 2026',
    ])
    const sent = await form()
    expect(await blockSelectedDays(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await blockSelectedDays(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await ownBlocks()).toBe(3)
    expect((await subjectsTo(deal.renter)).filter((subject) => subject.startsWith('No longer'))).toHaveLength(1)
  })

  test('are not blocked for any vehicle when one is no longer free', async () => {
    const sent = await form()
    await writeBlock(ids[2] ?? '', '2026-12-08', '2026-12-08')
    expect(await blockSelectedDays(deal.owner, sent)).toMatchObject({ code: 'days-taken' })
    expect(await ownBlocks()).toBe(1)
  })

  test('in the past are refused', async () => {
    const days = { from: '2026-11-19', to: '2026-11-21' }
    expect((await selectedDaysPreview(deal.owner, ids, days)).refusal).toMatch(/before today/)
    const sent = { ...(await form()), ...days }
    expect(await blockSelectedDays(deal.owner, sent)).toMatchObject({ code: 'starts-in-the-past' })
  })
})

describe('the listings of several vehicles', () => {
  const statuses = async () => {
    const rows = await db().select().from(vehicles).where(inArray(vehicles.id, ids))
    return ids.map((id) => rows.find((row) => row.id === id)?.listingStatus)
  }
  const change = async (kind: 'deactivation' | 'activation') => {
    const { seen } = await selectedListingsPreview(deal.owner, ids, kind)
    return { kind, seen: SelectedListingsForm.parse({ seen }).seen }
  }
  const addDriversSidePhoto = (vehicleId: string) =>
    db()
      .insert(vehiclePhotos)
      .values({ vehicleId, position: 0, angle: 0, fileKey: `photos/${vehicleId}/0` })

  test('are deactivated together with their inquiries, once, with one email to each side', async () => {
    const other = await anotherDeal(deal)
    ids = [deal.vehicleId, other.vehicleId, await aVehicle(deal.owner, { listingStatus: 'draft' })]
    for (const each of [deal, other]) await anInquiry(each)
    const { affected, changing, listings } = await selectedListingsPreview(deal.owner, ids, 'deactivation')
    expect([changing, listings.find(({ id }) => id === ids[2])?.text]).toEqual([2, 'Stays: Draft'])
    expect(affected[0]).toBe('2 open inquiries end. Both sides are emailed.')
    const sent = await change('deactivation')
    expect(await changeSelectedListings(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await changeSelectedListings(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await statuses()).toEqual(['deactivated', 'deactivated', 'draft'])
    expect((await inquiriesAbout(deal))[0]?.status).not.toBe('open')
    const gone = (await subjectsTo(deal.renter)).filter((subject) => subject.startsWith('No longer listed'))
    const told = (await subjectsTo(deal.owner)).filter((subject) => subject.endsWith('deactivated'))
    expect([gone, told]).toEqual([['No longer listed: 2 vehicles'], ['2 listings deactivated']])
  })

  test('are listed or reactivated where they are complete', async () => {
    unwrap(await changeListing(deal.owner, ids[0] ?? '', 'deactivation', { seen: 0, reason: '' }))
    const draft = { listingStatus: 'draft' } as const
    ids = [ids[0] ?? '', await aVehicle(deal.owner, draft), await aVehicle(deal.owner, { ...draft, dayPrice: 0 })]
    for (const id of ids.slice(0, 2)) await addDriversSidePhoto(id)
    const { listings } = await selectedListingsPreview(deal.owner, ids, 'activation')
    expect(ids.map((id) => listings.find((one) => one.id === id)?.text)).toEqual([
      'Will be reactivated',
      'Will be listed',
      "Not yet: Set the price of a day. Add a photo of the driver's side. Without it the listing stays a draft.",
    ])
    const sent = await change('activation')
    expect(await changeSelectedListings(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await changeSelectedListings(deal.owner, sent)).toEqual({ ok: true, count: 2 })
    expect(await statuses()).toEqual(['listed', 'listed', 'draft'])
  })

  test('are not changed when one has changed meanwhile', async () => {
    const sent = await change('deactivation')
    unwrap(await changeListing(deal.owner, ids.at(-1) ?? '', 'deletion', { seen: 0, reason: '' }))
    expect(await changeSelectedListings(deal.owner, sent)).toMatchObject({ code: 'listing-changed' })
    expect(await statuses()).toEqual(['listed', 'listed', 'deleted'])
  })

  test('are a 404 when one belongs to another owner', async () => {
    const foreign = await aVehicle(await anOwner('walt'))
    const isNotFound = { init: { status: 404 } }
    await expect(selectedListingsPreview(deal.owner, [...ids, foreign], 'deactivation')).rejects.toMatchObject(
      isNotFound,
    )
    const seen = new Map<string, [number]>([...ids, foreign].map((id) => [id, [0]]))
    await expect(changeSelectedListings(deal.owner, { kind: 'deactivation', seen })).rejects.toMatchObject(isNotFound)
    expect(await statuses()).toEqual(['listed', 'listed', 'listed'])
  })
})

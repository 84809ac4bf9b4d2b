import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anOwner } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { duringTransaction } from '#tests/world/database/during-transaction'
import { ASKED, aDeal, inquiriesAbout } from '#tests/world/deals'
import { LISTING_DETAILS } from '#tests/world/visits/filled-forms'
import { ListingDetailsForm } from '~/models/fleet/listing/listing-form'
import { setClock } from '~/server/clock.server'
import { accounts, db, vacations, vehicleBlocks } from '~/server/db/client.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { createListing } from '~/services/fleet/listing/create-listing.server'
import { setListingStatus } from '~/services/fleet/listing-events.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))

test('an inquiry waits for a deactivation and is then refused', async () => {
  const deal = await aDeal()
  const { first, outcome } = await duringTransaction(
    async (tx) => {
      await lockVehicle(tx, deal.vehicleId)
      await setListingStatus(tx, deal.vehicleId, 'deactivated')
    },
    () => sendInquiry(deal.renter, deal, ASKED),
  )
  expect([first, outcome]).toMatchObject(['waits', { value: { code: 'listing-gone' } }])
  expect(await inquiriesAbout(deal)).toEqual([])
})

test('a new listing waits for a new vacation and is then blocked', async () => {
  const owner = await anOwner()
  const vehicleId = crypto.randomUUID()
  const details = ListingDetailsForm.parse(LISTING_DETAILS)
  const { first } = await duringTransaction(
    async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.id, owner.id)).for('update')
      await tx.insert(vacations).values({ ownerId: owner.id, firstDay: '2026-11-20', lastDay: '2026-12-20' })
    },
    () => createListing(owner, { details, vehicleId }),
  )
  expect(first).toBe('waits')
  const isAway = and(eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.kind, 'vacation'))
  expect(await db().$count(vehicleBlocks, isAway)).toBe(1)
})

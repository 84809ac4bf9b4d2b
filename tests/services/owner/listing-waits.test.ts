import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { whileAnother } from '#tests/world/database/while-another'
import { ASKED, aDeal, inquiriesAbout } from '#tests/world/deals'
import { setClock } from '~/server/clock.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { setListingStatus } from '~/services/fleet/listing-events.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))
afterEach(() => setClock())

test('an inquiry waits for the listing that is going away, and finds it gone', async () => {
  const deal = await aDeal()
  const { first, outcome } = await whileAnother(
    async (tx) => {
      await lockVehicle(tx, deal.vehicleId)
      await setListingStatus(tx, deal.vehicleId, 'deactivated')
    },
    () => sendInquiry(deal.renter, deal, ASKED),
  )
  expect([first, outcome]).toMatchObject(['waits', { value: { code: 'listing-gone' } }])
  expect(await inquiriesAbout(deal)).toEqual([])
})

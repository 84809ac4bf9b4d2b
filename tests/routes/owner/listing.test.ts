import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOwner, aProvider, aVehicle, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
import * as copy from '~/routes/owner/listing/copy'
import * as change from '~/routes/owner/listing-change'
import * as changeAtDesk from '~/routes/provider/vehicles/listing-change'
import { db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()

const at = (vehicleId: string, kind: string) => ({ params: { vehicleId, kind }, context: {} })
const open = async (owner: Account, vehicleId: string, kind: string) =>
  change.loader({ request: await get(`/owner/vehicles/${vehicleId}/${kind}`, owner), ...at(vehicleId, kind) })

test('the owner deactivates and deletes in dialogs, and repeating succeeds', async () => {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner)
  const send = async (kind: ListingActionKind, seen: string) =>
    change.action({
      request: await post(`/owner/vehicles/${vehicleId}/${kind}`, { seen }, owner),
      ...at(vehicleId, kind),
    })
  expect(await open(owner, vehicleId, 'deactivation')).toMatchObject({
    seen: 0,
    refusal: null,
    affected: ['No inquiry, cart, list or booking is affected.'],
  })
  for (const _twice of [1, 2])
    expect(await redirectOf(send('deactivation', '0'))).toEqual({
      to: `/owner/vehicles/${vehicleId}`,
      says: 'Listing deactivated.',
    })
  expect(await open(owner, vehicleId, 'reactivation')).toMatchObject({
    refusal: `${LISTING_MESSAGES.incomplete} Add a photo of the driver's side. Without it the listing stays a draft.`,
  })
  expect(await send('deletion', '0')).toMatchObject(withStatus(409, { error: { '': [LISTING_MESSAGES.changed] } }))
  expect(await send('deletion', 'x')).toMatchObject(withStatus(400, {}))
  expect(await redirectOf(send('deletion', '1'))).toEqual({ to: '/owner/vehicles', says: 'Listing deleted.' })
  for (const kind of ['edit-request', 'renaming']) {
    expect(await responseStatus(open(owner, vehicleId, kind))).toBe(kind === 'renaming' ? 404 : 403)
  }
})

test('a copy redirects to its details, and an invalid form to the vehicle', async () => {
  const owner = await anOwner()
  const [vehicleId, copyId] = [await aVehicle(owner), crypto.randomUUID()]
  const send = async (id: string) =>
    copy.action({ request: await post('/x', { copyId: id }, owner), params: { vehicleId }, context: {} })
  expect(await redirectOf(send(copyId))).toEqual({
    to: `/owner/vehicles/${copyId}/details`,
    says: LISTING_FORM_MESSAGES.copied,
  })
  expect(await redirectOf(send('x'))).toEqual({ to: `/owner/vehicles/${vehicleId}`, says: PAGE_OUTDATED })
})

test('the staff must give a reason, and what they typed is kept', async () => {
  const [pru, vehicleId] = [await aProvider(), await aVehicle(await anOwner())]
  const send = async (reason: string) =>
    changeAtDesk.action({
      request: await post(`/provider/vehicles/${vehicleId}/edit-request`, { seen: '0', reason }, pru),
      ...at(vehicleId, 'edit-request'),
    })
  expect(await send(' ')).toMatchObject(withStatus(409, { error: { reason: [LISTING_MESSAGES.noReason] } }))
  expect(await redirectOf(send('Blurry photos.'))).toEqual({
    to: `/provider/vehicles/${vehicleId}`,
    says: 'Edits requested.',
  })
  const [vehicle] = await db().select().from(vehicles).where(eq(vehicles.id, vehicleId))
  expect(vehicle?.listingStatus).toBe('edit_requests')
})

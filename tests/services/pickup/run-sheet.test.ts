import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder, endItem } from '#tests/world/orders'
import { byAccount } from '#tests/world/recipients'
import { responseStatus } from '#tests/world/visits/responses'
import { setClock } from '~/server/clock.server'
import { db, listVehicles } from '~/server/db/client.server'
import { qrCode } from '~/server/qr-code.server'
import { requireRunSheet } from '~/services/pickup/require-pickup.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-12-05T15:00:00Z')))

const FACTS = { vin: '1G1YY22G965104378', latitude: 0, longitude: -84.41, parkedLocation: 'Bay 6' }
const FARTHER = { ...FACTS, vin: 'LATER', address1: '9 Far Away Rd', parkedLocation: 'Bay 7' }

async function anOrderOfTwoDays() {
  const dana = await anAdmin()
  const { orderId, items } = await anOrder(dana, await aProject({ Owner: dana }), [
    { vehicle: FACTS },
    { from: '2026-12-08', to: '2026-12-09', vehicle: FARTHER },
  ])
  return { access: byAccount(dana, orderId), dana, orderId, items }
}

test('lists each day with place and map code where they are shown, else with the days only', async () => {
  const { access, dana, orderId, items } = await anOrderOfTwoDays()
  const notes = { carNumber: 'PC-12', character: 'Ruby, 1 of 3', note: 'Tow bar' }
  await db()
    .update(listVehicles)
    .set(notes)
    .where(eq(listVehicles.id, items[1]?.listVehicleId ?? ''))
  const sheet = await requireRunSheet(access)
  expect(sheet.days).toMatchObject([
    {
      heading: 'MONDAY, DECEMBER 7, 2026',
      vehicles: [
        {
          booked: 'Dec 7, 2026 to Dec 11, 2026',
          details: { vin: FACTS.vin, parkedLocation: 'Bay 6' },
          way: qrCode('https://www.google.com/maps/dir/?api=1&destination=0,-84.41'),
        },
      ],
    },
    {
      heading: 'TUESDAY, DECEMBER 8, 2026',
      vehicles: [{ details: null, way: null, pictureCar: 'PC-12, Ruby, 1 of 3', note: 'Tow bar' }],
    },
  ])
  // the address without a token, which checks access as usual
  expect(sheet.page).toEqual(qrCode(`${dana.origin}/pickupDetails/${orderId}`))
  expect(JSON.stringify(sheet)).not.toMatch(/LATER|Far Away|Bay 7/)
})

test('has no map code to a vehicle that its owner delivers', async () => {
  const dana = await anAdmin()
  const vehicle = { ...FACTS, pickupPreference: 'Owner delivers' } as const
  const { orderId } = await anOrder(dana, await aProject({ Owner: dana }), [{ vehicle }])
  const { days } = await requireRunSheet(byAccount(dana, orderId))
  expect(days[0]?.vehicles).toMatchObject([{ details: { pickupPreference: 'Owner delivers' }, way: null }])
})

test('leaves out cancelled items, and is a 410 when all are cancelled', async () => {
  const { access, items } = await anOrderOfTwoDays()
  await endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  const { days } = await requireRunSheet(access)
  expect(days.map(({ heading }) => heading)).toEqual(['TUESDAY, DECEMBER 8, 2026'])
  await endItem(items[1]?.listVehicleId ?? '', { status: 'cancelled' })
  expect(await responseStatus(requireRunSheet(access))).toBe(410)
})

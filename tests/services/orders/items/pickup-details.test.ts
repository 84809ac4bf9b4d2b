import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { aBookedItem, endItem } from '#tests/world/orders'
import { aPickup } from '#tests/world/recipients'
import { at, responseStatus } from '#tests/world/visits/responses'
import { ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import * as report from '~/routes/orders/items/pickup-report'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { listVehicles, orderItems } from '~/server/db/schema'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { requirePickupDetails } from '~/services/orders/items/pickup-details.server'
import { driverReport } from '~/services/pickup/require-pickup.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'

useDatabase()
useOwnFolder()
const EVE_OF_THE_TWO_DAYS = new Date('2026-12-05T04:59:00Z')
const TWO_DAYS_AHEAD = new Date('2026-12-05T05:01:00Z')
beforeEach(() => setClock(EVE_OF_THE_TWO_DAYS))

const CAR = {
  fuelType: 'Gasoline (regular)',
  transmission: 'Automatic',
  vehicleInstructions: 'Stands at Huff Rd. Pump the gas twice.',
  parkedLocation: 'Bay 6',
  pickupInstruction: 'Ring at Gate B.',
  address2: 'Gate B',
}
const PLACE = /Huff|Gate B|Bay 6|30303|555-0188|5550188|Omar|Pump/

async function item() {
  const renter = await anAdmin()
  return { renter, ...(await aBookedItem(renter, await aProject({ Owner: renter }), { vehicle: CAR })) }
}
type Item = Awaited<ReturnType<typeof item>>

async function ask({ renter, ref: { orderId, orderItemId } }: Item): Promise<Response> {
  const request = await get(`/orders/${orderId}/items/${orderItemId}/pickup-report.pdf`, renter)
  return report.loader(at(request, { orderId: String(orderId), orderItemId }))
}

async function pdfOf(booked: Item) {
  const file = await ask(booked)
  return { file, ...(await read(file)) }
}

/** The text, the metadata and the bytes of a PDF. */
async function read(file: Response | Blob) {
  const bytes = Buffer.from(await file.arrayBuffer())
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { bytes, text: text.replace(/\s+/g, ' '), said: JSON.stringify(await pdf.getMetadata()) }
}

/** The raw PDF and its inflated streams. */
function unpacked(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  expect(streams.filter(Boolean).length).toBeGreaterThan(1)
  return [text, ...streams].join('\n')
}

test('earlier than two days before, neither the dialog nor the report contains the place', async () => {
  const booked = await item()
  const details = await requirePickupDetails(booked.renter, booked.ref)
  expect(details).toMatchObject({ pickup: null, refusal: null, facts: [{ label: 'Fuel type', value: 'Gasoline' }] })
  expect(JSON.stringify(details)).not.toMatch(PLACE)
  const { bytes, text, said } = await pdfOf(booked)
  expect(text).toContain('Pickup details will be available 2 days before the booking period')
  for (const part of [text, said, unpacked(bytes)]) expect(part).not.toMatch(PLACE)
})

test('from two days before, both show the place, the phone and the owner’s instructions', async () => {
  setClock(TWO_DAYS_AHEAD)
  const booked = await item()
  const details = await requirePickupDetails(booked.renter, booked.ref)
  expect(details.pickup).toMatchObject({ address: '1180 Huff Rd NW, Gate B, Atlanta, GA 30303', owner: 'Omar Haddad' })
  expect(details.facts).toContainEqual({ label: 'Special pickup instructions', value: 'Ring at Gate B.' })
  const { file, text } = await pdfOf(booked)
  expect(file.headers.get('Content-Disposition')).toBe('inline; filename="vehicle-report.pdf"')
  for (const part of [
    '1976 Chevrolet Caprice Pickup report, Dec 7, 2026 to Dec 11, 2026, 5 days',
    'Red Clay Pictures LLC',
    'Dana Whitlock +1 (404) 555-0123 dana@redclay.example',
    '1180 Huff Rd NW, Gate B, Atlanta, GA 30303',
    '+1 (404) 555-0188',
    'Fuel type Gasoline',
    'Bay 6',
  ])
    expect(text).toContain(part)
})

test('the report describes the vehicle, with its photo', async () => {
  const booked = await item()
  const before = await pdfOf(booked)
  for (const part of ['Color Maroon', 'Transmission Automatic', 'No picture']) expect(before.text).toContain(part)
  const [row] = await db().select().from(orderItems).where(eq(orderItems.id, booked.ref.orderItemId))
  const picture = [{ file: '1200.jpg' as const, bytes: await aPhoto() }]
  await savePhoto(db(), { vehicleId: row?.vehicleId ?? '', position: 0, angle: null, picture })
  const { bytes, text } = await pdfOf(booked)
  expect(text).not.toContain('No picture')
  expect(bytes.includes(picture[0]?.bytes ?? 'none')).toBe(true)
})

test('neither exists after the rental', async () => {
  setClock(TWO_DAYS_AHEAD)
  for (const status of ['completed', 'cancelled'] as const) {
    const booked = await item()
    await endItem(booked.listVehicleId, { status })
    const details = await requirePickupDetails(booked.renter, booked.ref)
    expect(details).toMatchObject({ refusal: ITEM_MESSAGES.itemOver, pickup: null })
    expect(JSON.stringify(details)).not.toMatch(PLACE)
    expect((await ask(booked)).status).toBe(410)
  }
})

test('a link holder gets the report of their order only, with the place from two days before', async () => {
  const { ref: mine, by } = await aPickup()
  const other = await aPickup()
  const reportOf = async () => read(unwrap(await driverReport({ ...by, ...mine })).content)
  const early = await reportOf()
  for (const text of [early.text, early.said, unpacked(early.bytes)]) expect(text).not.toMatch(PLACE)
  setClock(TWO_DAYS_AHEAD)
  await db().update(listVehicles).set({ carNumber: 'PC-12', character: 'Ruby, 1 of 3', note: 'Tow bar' })
  const { text } = await reportOf()
  for (const part of [
    'Picture car PC-12, Ruby, 1 of 3',
    'Note Tow bar',
    '1180 Huff Rd NW',
    'Omar Haddad',
    '+1 (404) 555-0188',
    'Red Clay Pictures LLC',
  ]) {
    expect(text).toContain(part)
  }
  // the production's contact is not for link holders
  expect(text).not.toMatch(/dana@|555-0123/)
  expect(await responseStatus(driverReport({ ...by, ...other.ref }))).toBe(404)
  expect(await responseStatus(driverReport({ ...by, ...mine, orderItemId: other.ref.orderItemId }))).toBe(404)
})

test('a link holder’s report is a 410 once the link is revoked or the rental is cancelled', async () => {
  setClock(TWO_DAYS_AHEAD)
  const [over, revoked] = [await aPickup(), await aPickup()]
  await endItem(over.listVehicleId, { status: 'cancelled' })
  expect(await responseStatus(driverReport({ ...over.by, ...over.ref }))).toBe(410)
  const { dana, projectId, by, ref: item } = revoked
  const { recipientId } = by
  unwrap(await revokePickupLink(dana, { orderId: item.orderId, projectId, recipientId }))
  expect(await responseStatus(driverReport({ ...by, ...item }))).toBe(410)
})

import sharp from 'sharp'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { anAdmin, anOwner, aProvider, aUser, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { startS3Server } from '#tests/world/outside/s3-server'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { loader } from '~/routes/fleet/vehicle-report'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { env, setEnv } from '~/server/env.server'
import type { Account } from '~/server/session/asker.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'

await useDatabase()
useOwnFolder()

setClock(new Date('2026-11-20T15:00:00Z'))
const omar = await anOwner()
const dana = await anAdmin()

const ask = async (vehicleId: string, as: Account) => {
  const request = await get(`/home/view-vehicle/vehicle-report.pdf?${new URLSearchParams({ 'car-id': vehicleId })}`, as)
  return loader({ request, params: {}, context: {} })
}

async function pagesOf(response: Response) {
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

async function withPhotos(vehicleId: string, angles: (number | null)[]) {
  const picture = { create: { width: 40, height: 30, channels: 3, background: 'teal' } } as const
  const bytes = await sharp(picture).jpeg().toBuffer()
  for (const [position, angle] of angles.entries())
    await savePhoto(db(), { vehicleId, position, angle, picture: [{ file: '1200.jpg', bytes }] })
}

const FACTS = [
  'Decatur, GA 30030',
  'Daily rate $450 Week $1,350 Month (30 days) $4,050',
  'Year 1957 Make Chevrolet Model Bel Air Color Teal Location Decatur, GA 30030 Body Sedan',
  'Exterior Great Condition. סדק, otherwise clean. Interior Great Condition. Well kept, minor marks only.',
  'Modifications Quiet exhaust, Roll bar',
  VEHICLE_MESSAGES.modificationsRefused,
  'Created Nov 20, 2026, 10:00 AM ET',
]

test('the report shows the facts, price and photos to everybody who may open the vehicle', async () => {
  const vehicleId = await aVehicle(omar, {
    ...{ year: 1957, model: 'Bel Air', color: 'teal', town: 'Decatur', zipcode: '30030', dayPrice: 45_000 },
    ...{ modifications: ['Quiet exhaust', 'Roll bar'], exteriorNote: 'סדק, otherwise clean.' },
    vin: '1G1YY22G965104367',
  })
  await withPhotos(vehicleId, [4, 0, null, 1])
  for (const asker of [dana, omar, await aUser(), await aProvider()]) {
    const response = await ask(vehicleId, asker)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="1957 Chevrolet Bel Air.pdf"',
      'cache-control': 'private, no-store, no-transform',
    })
    const pages = (await pagesOf(response)).join(' ')
    const shots = ['Three-quarter front', "Driver's side shot", 'Photo 3', 'Rear shot']
    for (const text of [...FACTS, ...shots]) expect(pages).toContain(text)
    expect(pages).not.toMatch(/missing|1G1YY22G965104367|Huff Rd|0188/)
  }
})

test('the report has no photos, a missing photo or twenty photos without failing', async () => {
  const vehicleId = await aVehicle(omar)
  const [bare] = await pagesOf(await ask(vehicleId, dana))
  expect(bare).toContain('No photos yet.')
  await withPhotos(vehicleId, Array<null>(19).fill(null))
  await savePhoto(db(), { vehicleId, position: 19, angle: null, picture: [] })
  const pages = await pagesOf(await ask(vehicleId, dana))
  const counted = pages.map((page) => page.match(/Photo \d+/g)?.length ?? 0)
  expect(counted).toEqual([2, 6, 6, 6])
  expect(pages.join(' ').split('This picture is missing.')).toHaveLength(2)
})

test('the report continues long notes on further pages', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`)
  const vehicleId = await aVehicle(omar, { interiorNote: words.join(' ') })
  const pages = (await pagesOf(await ask(vehicleId, dana))).join(' ').split(' ')
  expect(words.filter((word) => !pages.includes(word))).toEqual([])
})

test.each(['deactivated', 'deleted'] as const)(
  'the report of a %s vehicle is for its owner only and has no price',
  async (status) => {
    const gone = await aVehicle(omar, { listingStatus: status })
    const [page] = await pagesOf(await ask(gone, omar))
    expect(page).toContain('Not Available')
    expect(page).not.toContain('$')
    const response = await ask(gone, dana)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  },
)

test.each(['c0ffee00-0000-4000-8000-000000000000', '1 or 1=1', ''])('the report of "%s" is a 404', async (id) => {
  expect((await ask(id, dana)).status).toBe(404)
})

test('a failed report is a 500 with its sentence', async () => {
  const vehicleId = await aVehicle(omar)
  await withPhotos(vehicleId, [0])
  const folder = env().DATA_DIR
  const bucket = await startS3Server()
  setEnv(bucket.settings)
  await bucket.stop()
  const response = await ask(vehicleId, dana)
  setEnv({ DATA_DIR: folder })
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([500, null])
  expect(await response.text()).toContain(`<h1 class="mt-4 text-2xl">${VEHICLE_MESSAGES.pdfFailed}</h1>`)
})

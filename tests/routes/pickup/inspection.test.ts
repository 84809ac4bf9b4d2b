import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { takePhoto } from '#demo/builder/inspect-vehicle.server'
import { get } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { aPickupWithInspectors, DENT as DENT_OF_TRUNK, inspected } from '#tests/world/inspectors'
import { aPickup } from '#tests/world/recipients'
import { at, responseStatus, withStatus } from '#tests/world/visits/responses'
import { DAMAGE_REQUIRED } from '~/models/pickup/damage'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { photoProblem } from '~/models/trade/fields/uploads'
import * as damage from '~/routes/pickup/inspection/damage'
import * as noDamage from '~/routes/pickup/inspection/no-damage'
import * as photoRemoval from '~/routes/pickup/inspection/photo-removal'
import * as photos from '~/routes/pickup/inspection/photos'
import type { Account } from '~/server/session/asker.server'

await useDatabase()
startClock()
useOwnFolder()
checkFilesHere()
const pickup = await aPickup()

type Parts = readonly (readonly [name: string, value: string | File])[]
const file = (bytes: Buffer, name = 'IMG_1.JPG') => new File([new Uint8Array(bytes)], name)

async function posted(parts: Parts, as: Account = pickup.dana, from: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const page = await get('/x', as)
  const sent = new Response(body)
  const headers = {
    ...Object.fromEntries(page.headers),
    'Content-Type': sent.headers.get('Content-Type') ?? '',
    ...from,
  }
  const request = new Request(page.url, { method: 'POST', headers, body: await sent.arrayBuffer() })
  return at(request, { orderId: String(pickup.ref.orderId), orderItemId: pickup.ref.orderItemId })
}

/** The response as the page's script reads it. */
async function send(parts: Parts) {
  const response = await photos.action(await posted(parts))
  return { status: response.status, said: await response.json() }
}

const DENT = [
  ['photoType', 'exterior'],
  ['observationPoint', 'back'],
  ['partOfVehicle', 'trunk'],
  ['damageType', 'dent'],
  ['damageSize', 'small'],
] as const
const without = (name: string) => DENT.filter(([field]) => field !== name)

const REAR = [['shot', 'rear']] as const
const PHOTO = await aPhoto()

describe('a photo posted by script', () => {
  test('is saved, and repeating its key gets the same answer', async () => {
    const key = randomUUID()
    const parts = [
      ['key', key],
      ['capturedAt', '2026-12-07T09:58:00.000Z'],
      ['shot', 'rear'],
      ['file', file(await aPhoto())],
    ] as const
    const first = await send(parts)
    expect(first).toEqual({ status: 200, said: { ok: true, photo: { id: expect.any(String), key } } })
    expect(await send(parts)).toEqual(first)
  })

  test.each<[string, Parts, Buffer | null, object]>([
    ['a text called .jpg', REAR, Buffer.from('hello'), { field: 'file' }],
    ['one over 25 MB', REAR, Buffer.alloc(MAX_PHOTO_BYTES + 1, 1), { message: expect.stringContaining('25 MB') }],
    ['no photo', DENT, null, { field: 'file', message: 'Image is required' }],
    [
      'a part from another view',
      [...without('partOfVehicle'), ['partOfVehicle', 'roof']],
      PHOTO,
      { field: 'partOfVehicle', message: DAMAGE_REQUIRED.partOfVehicle },
    ],
    ['an invalid size', [...without('damageSize'), ['damageSize', '🚗'.repeat(5000)]], PHOTO, { field: 'damageSize' }],
    ['an unknown shot', [['shot', 'roof']], PHOTO, { message: expect.any(String) }],
  ])('as %s is refused for good with the reason', async (_, parts, bytes, said) => {
    const answer = await send([['key', randomUUID()], ...parts, ...(bytes ? [['file', file(bytes)] as const] : [])])
    expect(answer.status).toBeOneOf([400, 409])
    expect(answer.said).toMatchObject({ ok: false, again: false, ...said })
  })

  test('without a key, with two files or from another site is refused', async () => {
    const [rear] = REAR
    expect((await send([rear, ['file', file(await aPhoto())]])).status).toBe(400)
    const two = [['key', randomUUID()], rear, ['file', file(await aPhoto())], ['file', file(await aPhoto())]] as const
    expect(await responseStatus(photos.action(await posted(two)))).toBe(413)
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
    expect(
      await responseStatus(photos.action(await posted([['key', randomUUID()], rear], pickup.dana, elsewhere))),
    ).toBe(403)
  })
})

test('opening the photo path in a browser shows an error page', async () => {
  const request = await get('/x', pickup.dana)
  const ofOwner = { orderItemId: pickup.ref.orderItemId, phase: 'pickup' }
  for (const [response, status, title] of [
    [await photos.loader(at(request, ofOwner)), 403, 'You do not have access to this page'],
    [await photos.loader(at(request, { ...ofOwner, orderId: 'x' })), 404, 'Page not found'],
  ] as const) {
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain(`<h1 class="mt-4 text-2xl">${title}</h1>`)
  }
})

test('an invalid damage form is returned with all problems and the chosen values', async () => {
  const parts = [
    ['key', randomUUID()],
    ...without('damageType'),
    ['damageType', 'stain'],
    ['file', file(await aPhoto())],
  ] as const
  const response = await damage.action(await posted(parts))
  expect(response).toMatchObject(
    withStatus(400, {
      error: { damageType: [DAMAGE_REQUIRED.damageType], file: ["Please choose the photo again; it wasn't saved."] },
      initialValue: { partOfVehicle: 'trunk', damageSize: 'small' },
    }),
  )
})

test.each([
  ['no photo', null, 'Image is required'],
  ['a text called .jpg', Buffer.from('hello'), photoProblem('wrong-type')],
])('a damage form without its view and with %s reports both', async (_, bytes, sentence) => {
  const parts: Parts = [
    ['key', randomUUID()],
    ...without('observationPoint'),
    ...(bytes ? [['file', file(bytes)] as const] : []),
  ]
  expect(await damage.action(await posted(parts))).toMatchObject(
    withStatus(400, { error: { observationPoint: [DAMAGE_REQUIRED.observationPoint], file: [sentence] } }),
  )
})

test('an edited damage needs no new photo', async () => {
  const parts = [['key', randomUUID()], ['damage', randomUUID()], ...without('observationPoint')] as const
  const response = await damage.action(await posted(parts))
  expect(response).toMatchObject(withStatus(400, { error: { observationPoint: [DAMAGE_REQUIRED.observationPoint] } }))
  expect(response).not.toMatchObject({ data: { error: { file: expect.anything() } } })
})

describe('once an inspection is finished', () => {
  let inspection: Awaited<ReturnType<typeof aPickupWithInspectors>>
  let photoId: string
  const load = async (loader: (args: LoaderFunctionArgs) => Promise<{ against: string | null }>) => {
    const { orderId, orderItemId } = inspection.ref
    const params = { orderId: String(orderId), orderItemId, photoId }
    return (await loader(at(await get('/x', inspection.dana), params))).against
  }
  const openDialogs = async () => [await load(photoRemoval.loader), await load(noDamage.loader)]

  test('its dialogs say that nothing can be deleted and that damage was reported', async () => {
    inspection = await aPickupWithInspectors()
    const access = { ...inspection.crew, phase: 'pickup' } as const
    photoId = await takePhoto(access, { type: 'general', shot: 'rear' }, await aPhoto())
    expect(await openDialogs()).toEqual([null, null])
    const reported = inspection.crew
    photoId = (await inspected(reported, 'pickup', [DENT_OF_TRUNK])).at(-1) ?? ''
    expect(await openDialogs()).toEqual([INSPECTION_MESSAGES.finished, INSPECTION_MESSAGES.damageReported])
  })

  test('it cannot be finished again without damage', async () => {
    inspection = await aPickupWithInspectors()
    photoId = (await inspected(inspection.crew, 'pickup')).at(-1) ?? ''
    expect(await openDialogs()).toEqual([INSPECTION_MESSAGES.finished, INSPECTION_MESSAGES.finished])
  })
})

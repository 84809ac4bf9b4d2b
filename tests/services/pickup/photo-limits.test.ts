import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { sent } from '#tests/world/files/sent-file'
import { aDamage } from '#tests/world/inspections'
import { aPickupWithInspectors, DENT } from '#tests/world/inspectors'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { MAX_INSPECTION_PHOTOS, MAX_REPLACED_PHOTOS } from '~/models/trade/constants'
import { RATE_LIMITS } from '~/models/trade/results/rate-limits'
import { now } from '~/server/clock.server'
import { db, files, inspectionPhotos } from '~/server/db/client.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { addPhoto } from '~/services/pickup/add-photo.server'
import type { InspectionAccess } from '~/services/pickup/inspection.server'
import { addShots, beginPhotos } from '~/services/pickup/inspection-forms.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'

useDatabase()
startClock()
useOwnFolder()
checkFilesHere()

const dent = (part: Partial<NewPhoto> = {}): NewPhoto => ({
  key: randomUUID(),
  capturedAt: null,
  replaces: null,
  shows: { type: 'damage', ...DENT },
  ...part,
})

async function receive(access: InspectionAccess, field = 'file') {
  const { take, received } = await beginPhotos(access, [field])
  await take({ field, ...sent('IMG_1.JPG', await aPhoto()) })
  return received
}

/** The crew's inspection with this number of damages, and the ids of their photos. */
async function inspectionWith(damages: number) {
  const { crew, dana, ref, ...others } = await aPickupWithInspectors()
  const id = await aDamage({ orderItemId: ref.orderItemId, side: 'renter' }, dana)
  const [row] = await db().select().from(inspectionPhotos).where(eq(inspectionPhotos.id, id))
  if (!row) throw new Error('There is no damage.')
  const { id: _, ...copied } = row
  const more = Array.from({ length: damages - 1 }, (_, at) => ({ ...copied, key: randomUUID(), number: at + 2 }))
  const added = await db().insert(inspectionPhotos).values(more).returning({ id: inspectionPhotos.id })
  return {
    access: { ...crew, phase: 'pickup' } as const,
    dana,
    ref,
    ids: [id, ...added.map((one) => one.id)],
    ...others,
  }
}

test('an inspection has a maximum number of photos', async () => {
  const { access } = await inspectionWith(MAX_INSPECTION_PHOTOS - 1)
  expect(await addPhoto(access, dent(), (await receive(access)).get('file'))).toMatchObject({ ok: true })
  expect(await addPhoto(access, dent(), (await receive(access)).get('file'))).toMatchObject({
    code: 'too-many-photos',
    message: INSPECTION_MESSAGES.tooMany,
  })
  expect((await inspectionView(access)).damages).toHaveLength(MAX_INSPECTION_PHOTOS)
})

test('after the maximum of retakes another is refused and the photo stays; new photos are accepted', async () => {
  const { access, dana, ids } = await inspectionWith(MAX_REPLACED_PHOTOS + 1)
  const [kept = '', ...others] = ids
  const removed = { removedAt: now(), removedByAccountId: dana.id }
  for (const id of others) await db().update(inspectionPhotos).set(removed).where(eq(inspectionPhotos.id, id))
  const retake = async () => addPhoto(access, dent({ replaces: kept }), (await receive(access)).get('file'))
  expect(await retake()).toMatchObject({ code: 'too-many-photos', message: INSPECTION_MESSAGES.tooManyRetakes })
  expect((await inspectionView(access)).damages.map(({ id }) => id)).toEqual([kept])
  expect(await addPhoto(access, dent(), (await receive(access)).get('file'))).toMatchObject({ ok: true })
  // the details of a damage can change without another photo
  expect(await addPhoto(access, dent({ replaces: kept }))).toMatchObject({ ok: true })
})

test('photos of an order are limited per hour and sender, and excess files are not read', async () => {
  const { theo, crew, by, ref } = await aPickupWithInspectors()
  const [byLink, byCrew] = [{ ...theo, phase: 'pickup' } as const, { ...crew, phase: 'pickup' } as const]
  const [most] = RATE_LIMITS['inspection-photo'].here
  const subject = `${by.recipientId}/${ref.orderId}`
  await withRateLimit('inspection-photo', byLink, subject, async () => ({ ok: true }), most - 1)
  expect((await receive(byLink)).get('file')).toMatchObject({ ok: true })
  const before = await db().$count(files)
  const limited = await receive(byLink, 'rear')
  expect(await db().$count(files)).toBe(before)
  const refused = { code: 'too-many-attempts', message: 'Too many attempts. Please try again in 1 hour.' }
  expect(await addShots(byLink, { received: limited, seen: {} })).toMatchObject({ ...refused, field: 'rear' })
  expect((await receive(byCrew)).get('file')).toMatchObject({ ok: true })
})

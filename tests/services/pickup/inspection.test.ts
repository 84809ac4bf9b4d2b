import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { sent } from '#tests/world/files/sent-file'
import { aPickupWithInspectors, DENT } from '#tests/world/inspectors'
import { endItem } from '#tests/world/orders'
import { responseStatus } from '#tests/world/visits/responses'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { setClock } from '~/server/clock.server'
import { db, files, inspectionPhotos, inspections } from '~/server/db/client.server'
import { deleteUnusedFiles } from '~/server/files/commit-file.server'
import { addPhoto } from '~/services/pickup/add-photo.server'
import { finishInspection, type InspectionAccess, removePhoto } from '~/services/pickup/inspection.server'
import { beginPhotos } from '~/services/pickup/inspection-forms.server'
import { inspectionView, removalOfPhoto } from '~/services/pickup/inspection-view.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'

useDatabase()
useOwnFolder()
checkFilesHere()
const NOW = new Date('2026-12-07T10:00:00Z')
beforeEach(() => setClock(NOW))

async function anInspection() {
  const { theo, crew, owner, accesses, ...vehicle } = await aPickupWithInspectors()
  const byLink = { ...theo, phase: 'pickup' } as const
  const byMember = { ...crew, phase: 'pickup' } as const
  const ofOwner = { ...owner, phase: 'pickup' } as const
  return { ...vehicle, byLink, byMember, ofOwner, atPickup: accesses.reader }
}

const IMMUTABLE = / is immutable$/

const shot = (value: Shot, key: string = randomUUID()): NewPhoto => ({
  key,
  capturedAt: null,
  replaces: null,
  shows: { type: 'general', shot: value },
})
const dent = (part: Partial<NewPhoto> = {}): NewPhoto => ({
  key: randomUUID(),
  capturedAt: null,
  replaces: null,
  shows: { type: 'damage', ...DENT },
  ...part,
})

async function send(access: InspectionAccess, photo: NewPhoto, bytes?: Buffer) {
  const { take, received } = await beginPhotos(access, ['file'])
  await take({ field: 'file', ...sent('IMG_1.JPG', bytes ?? (await aPhoto())) })
  return addPhoto(access, photo, received.get('file'))
}
const added = async (access: InspectionAccess, photo: NewPhoto, bytes?: Buffer) =>
  unwrap(await send(access, photo, bytes)).photo
async function takeShots(access: InspectionAccess) {
  for (const { value } of SHOTS) await added(access, shot(value))
}
const rowsOf = ({ orderItemId }: { orderItemId: string }) =>
  db()
    .select({ photo: inspectionPhotos, file: files })
    .from(inspectionPhotos)
    .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(eq(inspections.orderItemId, orderItemId))
    .orderBy(asc(inspectionPhotos.createdAt))

describe('a photo', () => {
  test('is stored once when sent repeatedly and concurrently, with equal answers', async () => {
    const { byLink, byMember, ref } = await anInspection()
    const [photo, bytes] = [shot('rear'), await aPhoto()]
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => send(byLink, photo, bytes)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ ok: true, photo: { key: photo.key } })
    expect(await addPhoto(byMember, photo)).toEqual(outcomes[0])
    expect(await rowsOf(ref)).toHaveLength(1)
  })

  test('of a shot replaces the previous one, which stays in the record', async () => {
    const { byLink, byMember, ref } = await anInspection()
    const [one, other] = await Promise.all([added(byLink, shot('rear')), added(byMember, shot('rear'))])
    const rows = await rowsOf(ref)
    expect(rows.map(({ photo }) => photo.removedAt)).toEqual(expect.arrayContaining([null, NOW]))
    const { shots, missing } = await inspectionView(byLink)
    expect([one?.id, other?.id]).toContain(shots[1]?.photo?.id)
    expect(missing).toEqual(['drivers-side', 'passenger-side', 'drivers-front'])
    setClock(new Date(NOW.getTime() + 2 * 3_600_000))
    await deleteUnusedFiles()
    expect(await rowsOf(ref)).toHaveLength(2)
  })

  test('is stored with its metadata and served without it', async () => {
    const { byLink, atPickup, ref } = await anInspection()
    const bytes = await aPhoto({ wallClock: '2026-12-05T05:01:02' })
    const { id } = await added(byLink, { ...shot('rear'), capturedAt: new Date('2026-12-07T09:58:00Z') }, bytes)
    const [row] = await rowsOf(ref)
    expect(row?.file).toMatchObject({ bytes: bytes.length, committed: true, uploadedBy: null, mediaType: 'image/jpeg' })
    expect(row?.photo).toMatchObject({
      capturedAt: new Date('2026-12-07T09:58:00Z'),
      createdAt: NOW,
      takenAt: new Date('2026-12-05T10:01:02Z'),
      latitude: 33.75,
      camera: 'Pear Phone 12',
      warnings: ['old'],
    })
    await added(byLink, shot('drivers-side'), await aPhoto({ wallClock: '2026-12-07T05:01:02', offset: '-08:00' }))
    const { shots } = await inspectionView(byLink)
    expect(shots.slice(0, 2).map(({ photo }) => photo)).toMatchObject([
      { capturedAt: 'Dec 7, 2026, 8:01 AM ET', place: '33.75000, -84.39000' },
      { capturedAt: 'Dec 7, 2026, 4:58 AM ET' },
    ])
    const print = await findReportPrint(atPickup, { photoId: id, file: '1280.webp' })
    if (!print) throw new Error('There is no print.')
    expect(await sharp(await buffer(await print.open())).metadata()).toMatchObject({ format: 'webp', width: 64 })
  })

  test('that is invalid is refused and starts no inspection', async () => {
    const { byLink, ref } = await anInspection()
    expect(await send(byLink, dent(), Buffer.from('no photo'))).toMatchObject({ code: 'file-refused', field: 'file' })
    expect(await addPhoto(byLink, dent())).toMatchObject({ message: 'Image is required', field: 'file' })
    expect(await addPhoto(byLink, shot('rear'))).toMatchObject({ message: 'This Image is required', field: 'file' })
    expect(await db().$count(inspections, eq(inspections.orderItemId, ref.orderItemId))).toBe(0)
  })
})

describe('a damage', () => {
  test('keeps its number and photo when changed, and the record keeps the old version', async () => {
    const { byLink, byMember, ref } = await anInspection()
    const [first] = [await added(byLink, dent()), await added(byLink, dent())]
    const change = dent({
      replaces: first?.id ?? '',
      shows: { type: 'damage', ...DENT, damageSize: 'large' },
    })
    const changed = unwrap(await addPhoto(byMember, change)).photo
    expect(unwrap(await addPhoto(byMember, change)).photo).toEqual(changed)
    const { damages, isShared } = await inspectionView(byLink)
    expect(damages.map(({ id, damage }) => [id === changed.id, damage?.damageSize])).toEqual([
      [true, 'large'],
      [false, 'small'],
    ])
    expect(isShared).toBe(true)
    const rows = await rowsOf(ref)
    expect(rows.filter(({ photo }) => photo.number === 1).map(({ photo }) => photo.fileId)).toEqual(
      Array(2).fill(rows.find(({ photo }) => photo.id === changed.id)?.photo.fileId),
    )
    expect(await addPhoto(byLink, dent({ replaces: first?.id ?? '' }))).toMatchObject({ code: 'damage-changed' })
    await added(byLink, dent({ replaces: first?.id ?? '' }))
    expect((await inspectionView(byLink)).damages).toHaveLength(3)
  })

  test('disappears from the page once deleted, with its photo', async () => {
    const { byLink, byMember, atPickup, ref } = await anInspection()
    const { id } = await added(byLink, dent())
    expect(await removalOfPhoto(byLink, id)).toEqual({ thing: 'Damage #1', step: 'damage', against: null })
    expect(await removePhoto(byMember, id)).toEqual({ ok: true, step: 'damage' })
    unwrap(await removePhoto(byLink, id))
    expect((await inspectionView(byLink)).damages).toEqual([])
    const removal = { at: 'Dec 7, 2026, 5:00 AM ET', by: 'Dana Whitlock' }
    expect((await inspectionView(byLink)).removed).toMatchObject([{ id, author: { name: 'Theo Park' }, removal }])
    expect(await responseStatus(removalOfPhoto(byLink, id))).toBe(404)
    expect(await rowsOf(ref)).toHaveLength(1)
    expect(await responseStatus(findReportPrint(atPickup, { photoId: id, file: '400.webp' }))).toBe(404)
  })
})

describe('finishing', () => {
  test('needs the four shots, and a damage or a statement that there is none', async () => {
    const { byLink, byMember } = await anInspection()
    const finish = (noDamage: boolean, by: InspectionAccess = byLink) => finishInspection(by, { noDamage })
    expect(await finish(true)).toMatchObject({ code: 'inspection-incomplete' })
    expect((await requirePickup(byMember)).days[0]?.vehicles).toMatchObject([{ inspected: null }])
    await takeShots(byLink)
    expect(await finish(false)).toMatchObject({ code: 'damage-not-stated' })
    const { id } = await added(byLink, dent())
    expect(await finish(true)).toMatchObject({ code: 'damage-reported' })
    expect((await inspectionView(byLink)).damages).toHaveLength(1)
    unwrap(await removePhoto(byLink, id))
    const ends = await Promise.all([finish(true), finish(true, byMember), finish(true)])
    expect(ends).toEqual(Array(3).fill({ ok: true }))
    const by = expect.stringMatching(/^(Theo Park|Dana Whitlock)$/)
    expect(await inspectionView(byLink)).toMatchObject({ noDamage: true, finished: { by } })
    const { days } = await requirePickup(byMember)
    expect(days[0]?.vehicles).toMatchObject([
      { inspected: { by, at: 'Dec 7, 2026, 5:00 AM ET', time: '5:00 AM', damages: 'no damage' } },
    ])
  })

  test('locks the report: photos cannot be removed, and new ones are addenda', async () => {
    const { byLink, byMember } = await anInspection()
    await takeShots(byLink)
    const { id } = await added(byLink, dent())
    unwrap(await finishInspection(byLink, { noDamage: false }))
    expect(await removePhoto(byLink, id)).toMatchObject({ message: INSPECTION_MESSAGES.finished })
    expect(await addPhoto(byLink, dent({ replaces: id }))).toMatchObject({ code: 'inspection-finished' })
    await added(byMember, dent({ replaces: id }))
    await added(byMember, shot('rear'))
    const { damages, shots } = await inspectionView(byLink)
    expect(damages.map(({ isAddendum, author }) => [isAddendum, author.name])).toEqual([
      [false, 'Theo Park'],
      [true, expect.any(String)],
    ])
    expect([shots[1]?.photo?.isAddendum, shots[1]?.addenda.length]).toEqual([false, 1])
  })
})

describe('the record', () => {
  const mine = (id: string) => eq(inspectionPhotos.id, id)
  const change = (id: string, part: Partial<typeof inspectionPhotos.$inferInsert>) =>
    refusalOf(db().update(inspectionPhotos).set(part).where(mine(id)))

  test('of a photo is immutable, except for one removal before the end', async () => {
    const { byLink, dana, ref } = await anInspection()
    await takeShots(byLink)
    const { id } = await added(byLink, dent())
    const [other] = (await rowsOf(ref)).filter(({ photo }) => photo.shot === 'rear')
    if (!other) throw new Error('There is no rear shot.')
    const [removedAt, removedByAccountId] = [NOW, dana.id]
    const attempts = [
      ...[{ fileId: other.file.id }, { createdAt: new Date(0) }, { capturedAt: NOW }, { takenAt: NOW }],
      ...[
        { latitude: 1 },
        { fingerprint: '1'.repeat(64) },
        { damageSize: 'large' as const },
        { warnings: ['old' as const] },
        { isAddendum: true },
      ],
      ...[{ recipientId: null, accountId: dana.id }, { removedAt }, { removedAt, removedByAccountId, camera: 'x' }],
    ]
    for (const part of attempts) expect(await change(id, part), Object.keys(part).join()).toMatch(IMMUTABLE)
    unwrap(await removePhoto(byLink, id))
    expect(await change(id, { removedAt: null, removedByRecipientId: null })).toMatch(IMMUTABLE)
    expect(await change(id, { removedAt, removedByAccountId, removedByRecipientId: null })).toMatch(IMMUTABLE)
    expect(await refusalOf(db().delete(inspectionPhotos).where(mine(id)))).toMatch(IMMUTABLE)
    const { id: _, ...copied } = { ...other.photo, key: randomUUID() }
    const inserted = (part: Partial<typeof inspectionPhotos.$inferInsert>) =>
      refusalOf(
        db()
          .insert(inspectionPhotos)
          .values({ ...copied, ...part }),
      )
    expect(await inserted({ removedAt, removedByAccountId })).toMatch(IMMUTABLE)
    expect(await inserted({})).toBe('one_photo_per_shot')
    expect(await inserted({ key: other.photo.key })).toBe('inspection_photos_key')
    unwrap(await finishInspection(byLink, { noDamage: true }))
    expect(await change(other.photo.id, { removedAt, removedByAccountId })).toMatch(IMMUTABLE)
    expect(await inserted({ shot: 'drivers-front' })).toMatch(IMMUTABLE)
  })

  test('of the end and of the files is immutable', async () => {
    const { byLink, ref } = await anInspection()
    await takeShots(byLink)
    const ofItem = eq(inspections.orderItemId, ref.orderItemId)
    const another = { ...ref, side: 'renter', phase: 'pickup', startedAt: NOW } as const
    expect(await refusalOf(db().insert(inspections).values(another))).toBe('inspections_once')
    for (const part of [{ side: 'owner' as const }, { phase: 'return' as const }, { startedAt: new Date(0) }])
      expect(await refusalOf(db().update(inspections).set(part).where(ofItem))).toMatch(IMMUTABLE)
    unwrap(await finishInspection(byLink, { noDamage: true }))
    const [row] = await rowsOf(ref)
    const own = eq(files.id, row?.file.id ?? '')
    const statements = [
      db().update(inspections).set({ noDamage: false }).where(ofItem),
      db().update(inspections).set({ finishedAt: null, recipientId: null }).where(ofItem),
      db().delete(inspections).where(ofItem),
      db()
        .update(files)
        .set({ sha256: '0'.repeat(64) })
        .where(own),
      db().update(files).set({ key: 'uploads/other.jpg' }).where(own),
      db().update(files).set({ committed: false }).where(own),
    ]
    for (const statement of statements) expect(await refusalOf(statement)).toMatch(IMMUTABLE)
  })
})

describe('access', () => {
  test('is separate for each side of the same vehicle', async () => {
    const { byLink, ofOwner } = await anInspection()
    await added(ofOwner, shot('rear'))
    expect((await inspectionView(ofOwner)).missing).toHaveLength(3)
    expect((await inspectionView(byLink)).missing).toHaveLength(4)
  })

  test('ends with the link and the rental, and other orders and owners have none', async () => {
    const [here, elsewhere] = [await anInspection(), await anInspection()]
    const { id } = await added(here.byLink, dent())
    const { orderId } = elsewhere.ref
    const status = (access: InspectionAccess) => responseStatus(inspectionView(access))
    expect(await status({ ...here.byLink, orderId })).toBe(404)
    expect(await status({ ...elsewhere.byLink, orderItemId: here.ref.orderItemId })).toBe(404)
    expect(await status({ ...elsewhere.ofOwner, orderItemId: here.ref.orderItemId })).toBe(404)
    for (const access of [elsewhere.byLink, here.ofOwner, { ...here.byLink, phase: 'return' } as const])
      expect(await responseStatus(removePhoto(access, id))).toBe(404)
    expect(await addPhoto(elsewhere.byLink, dent({ replaces: id }))).toMatchObject({ code: 'damage-changed' })
    const requested = { photoId: id, file: '400.webp' } as const
    expect(await responseStatus(findReportPrint(elsewhere.atPickup, requested))).toBe(404)
    const { dana, projectId, by, ref, listVehicleId } = here
    unwrap(await revokePickupLink(dana, { orderId: ref.orderId, projectId, recipientId: by.recipientId }))
    expect(await status(here.byLink)).toBe(410)
    expect(await responseStatus(send(here.byLink, dent()))).toBe(410)
    await endItem(listVehicleId, { status: 'cancelled' })
    expect(await status(here.byMember)).toBe(410)
  })
})

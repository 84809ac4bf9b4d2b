import { and, eq, isNotNull, max } from 'drizzle-orm'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { MAX_INSPECTION_PHOTOS, MAX_REPLACED_PHOTOS } from '~/models/trade/constants'
import { photoProblem } from '~/models/trade/fields/uploads'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { inspectionPhotos, type Tx, transact } from '~/server/db/client.server'
import { commitFile } from '~/server/files/commit-file.server'
import type { Received } from '~/server/files/receive-file.server'
import {
  beginInspection,
  deletePhotoRow,
  type Inspection,
  type InspectionAccess,
  type InspectionPhoto,
  lockInspection,
  photosOf,
  type RequestedInspection,
} from './inspection.server'
import { type Evidence, evidenceOf, evidenceOfRow } from './photo-evidence.server'

/** The outcome of receiving a photo. A Refusal comes from the rate limit. */
export type ReceivedPhoto = Received | Refusal

type Added = { photo: { id: string; key: string } }

/**
 * Adds a received photo to the inspection. A shot replaces the previous photo of it, a damage the one named in
 * `replaces`; an edited damage may keep its picture. `key` is an idempotency key. After the inspection was finished the
 * photo is an addendum, which replaces nothing; nor does a damage whose predecessor was changed or deleted since.
 */
export function addPhoto(access: InspectionAccess, photo: NewPhoto, received?: ReceivedPhoto): Promise<Outcome<Added>> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { ref, inspection: found, closed } = await lockInspection(tx, access)
    const known = found && (await findByKey(tx, found, photo.key))
    if (known) return { ok: true, photo: known }
    if (closed) return closed
    const before = found && (await findBefore(tx, found, photo))
    const problem = problemWith(photo, { received, before, isFinished: Boolean(found?.finishedAt) })
    if (problem) return problem
    const count = found ? await tx.$count(inspectionPhotos, eq(inspectionPhotos.inspectionId, found.id)) : 0
    if (count >= MAX_INSPECTION_PHOTOS) return refused('too-many-photos', INSPECTION_MESSAGES.tooMany)
    if (before && received && !found?.finishedAt && (await countRemoved(tx, before)) >= MAX_REPLACED_PHOTOS)
      return refused('too-many-photos', INSPECTION_MESSAGES.tooManyRetakes)
    const inspection = found ?? (await beginInspection(tx, ref))
    const evidence = received?.ok
      ? await evidenceOf(tx, received.file, { ref, photo, before })
      : before && evidenceOfRow(before)
    if (!evidence) throw new Error('The photo has no picture.')
    const replaced = inspection.finishedAt ? null : before
    if (replaced) await deletePhotoRow(tx, replaced, ref.by)
    const [added] = await tx
      .insert(inspectionPhotos)
      .values({
        ...rowOf({ ref, inspection, photo, evidence }),
        number: await numberOf(tx, inspection, photo, replaced),
      })
      .returning({ id: inspectionPhotos.id, key: inspectionPhotos.key })
    if (!added) throw new Error('The photo was not written.')
    if (received?.ok) await commitFile(tx, received.file.id)
    return { ok: true, photo: added }
  })
}

async function findByKey(tx: Tx, inspection: Inspection, key: string) {
  const [found] = await tx
    .select({ id: inspectionPhotos.id, key: inspectionPhotos.key })
    .from(inspectionPhotos)
    .where(and(eq(inspectionPhotos.inspectionId, inspection.id), eq(inspectionPhotos.key, key)))
  return found
}

/** The photo that the new one replaces, if it still exists. */
async function findBefore(tx: Tx, inspection: Inspection, { shows, replaces }: NewPhoto) {
  const photos = await photosOf(tx, inspection)
  return photos.find(
    ({ id, shot, inspectionType, isAddendum }) =>
      !isAddendum && (shows.type === 'general' ? shot === shows.shot : inspectionType === 'damage' && id === replaces),
  )
}

export function receivedProblem(received: Exclude<ReceivedPhoto, { ok: true }>): Refusal {
  if ('code' in received) return { ...received, field: 'file' }
  return refused('file-refused', photoProblem(received.why), 'file')
}

function countRemoved(tx: Tx, { inspectionId }: InspectionPhoto): Promise<number> {
  const { inspectionId: of, removedAt } = inspectionPhotos
  return tx.$count(inspectionPhotos, and(eq(of, inspectionId), isNotNull(removedAt)))
}

type Found = { received: ReceivedPhoto | undefined; before: InspectionPhoto | undefined | null; isFinished: boolean }

function problemWith({ shows, replaces }: NewPhoto, { received, before, isFinished }: Found): Refusal | null {
  if (received) return received.ok ? null : receivedProblem(received)
  if (shows.type === 'general') return refused('photo-missing', INSPECTION_MESSAGES.shotRequired, 'file')
  if (!replaces) return refused('photo-missing', INSPECTION_MESSAGES.imageRequired, 'file')
  if (isFinished) return refused('inspection-finished', INSPECTION_MESSAGES.finished)
  return before ? null : refused('damage-changed', INSPECTION_MESSAGES.changed)
}

type Parts = { ref: RequestedInspection; inspection: Inspection; photo: NewPhoto; evidence: Evidence }

function rowOf({ ref, inspection, photo, evidence }: Parts) {
  const { type, ...shows } = photo.shows
  return {
    inspectionId: inspection.id,
    key: photo.key,
    inspectionType: type,
    ...shows,
    ...ref.by,
    isAddendum: inspection.finishedAt !== null,
    createdAt: now(),
    ...evidence,
  }
}

/** Numbers damages in order, including deleted ones; a replacement keeps the number. */
async function numberOf(
  tx: Tx,
  inspection: Inspection,
  photo: NewPhoto,
  replaced: InspectionPhoto | undefined | null,
): Promise<number | null> {
  if (photo.shows.type === 'general') return null
  if (replaced) return replaced.number
  const [last] = await tx
    .select({ number: max(inspectionPhotos.number) })
    .from(inspectionPhotos)
    .where(eq(inspectionPhotos.inspectionId, inspection.id))
  return (last?.number ?? 0) + 1
}

import { randomUUID } from 'node:crypto'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { checkPhoto } from '~/server/files/check-file.server'
import { receiveFile } from '~/server/files/receive-file.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { addPhoto, photoKey, type ReceivedPhoto, receivedProblem } from './add-photo.server'
import { type InspectionAccess, requireInspection } from './inspection.server'
import { inspectionView } from './inspection-view.server'
import { askerOf } from './require-pickup-item.server'

/**
 * Where the photos of a form go while they arrive: `take` is handed each, and `received` says by field what became of it.
 * Of several in one field the first counts. 403, 404 and 410 before anything is read; beyond the rate limit nothing is.
 */
export async function beginPhotos(access: InspectionAccess, fields: readonly string[]) {
  const { by, orderId } = await requireInspection(access)
  const received = new Map<string, ReceivedPhoto>()
  const subject = `${by.accountId ?? by.recipientId}/${orderId}`
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    if (!fields.includes(file.field) || received.has(file.field)) return
    const outcome = await withRateLimit('inspection-photo', askerOf(access), subject, async () => ({
      ok: true,
      photo: await receiveFile(file, by, { limit: MAX_PHOTO_BYTES, check: checkPhoto }),
    }))
    received.set(file.field, outcome.ok ? outcome.photo : outcome)
  }
  return { take, received }
}

type Sent = {
  received: ReadonlyMap<string, ReceivedPhoto>
  /** By shot, the photo that stood there when the form was drawn: the same form sent twice adds once. */
  seen: Readonly<Record<string, string | undefined>>
}

/**
 * Takes the shots of a form, each for itself: what is wrong with one keeps none of the others out. Refused beside each shot
 * that is wrong or is still missing afterwards. `saved` counts those that came in.
 */
export async function addShots(
  access: InspectionAccess,
  { received, seen }: Sent,
): Promise<Outcome<{ saved: number }>> {
  const problems: (Refusal | null)[] = []
  let saved = 0
  for (const { value: shot } of SHOTS) {
    const one = received.get(shot)
    if (!one) continue
    const outcome = await addPhoto(access, shotOf(access, shot, [seen[shot], one.ok && one.file.sha256]), one)
    if (outcome.ok) saved += 1
    else problems.push({ ...outcome, field: shot })
  }
  const { missing } = await inspectionView(access)
  const wrong = problems.map((problem) => problem?.field)
  const unsent = missing.filter((shot) => !wrong.includes(shot))
  const refusal = combineRefusals([
    ...problems,
    ...unsent.map((shot) => refused('photo-missing', INSPECTION_MESSAGES.shotRequired, shot)),
  ])
  return refusal ?? { ok: true, saved }
}

function shotOf({ kind, orderItemId, phase }: InspectionAccess, shot: Shot, said: readonly unknown[]) {
  const side = kind === 'owner' ? 'owner' : 'renter'
  return {
    key: photoKey([orderItemId, side, phase, shot, ...said]),
    capturedAt: null,
    replaces: null,
    shows: { type: 'general' as const, shot },
  }
}

/**
 * Takes a damage from a form. The same form with the same picture and choices is one damage, however often it is sent; with
 * others, after going back, it is another.
 */
export function reportDamage(access: InspectionAccess, photo: NewPhoto, received?: ReceivedPhoto): Promise<Outcome> {
  const picture = received?.ok ? received.file.sha256 : null
  return addPhoto(access, { ...photo, key: photoKey([photo.key, photo.shows, photo.replaces, picture]) }, received)
}

/** What is wrong with the photo of a damage whose form is wrong in something else; one that it replaces has its own. */
export function problemBeside(received: ReceivedPhoto | undefined, hasPhoto: boolean): Refusal | null {
  // a browser sends no file twice by itself
  if (received?.ok) return refused('photo-missing', INSPECTION_MESSAGES.chooseAgain, 'file')
  if (received) return receivedProblem(received)
  return hasPhoto ? null : refused('photo-missing', INSPECTION_MESSAGES.imageRequired, 'file')
}

/**
 * The form of one damage, with a key of its own: of a new one, or of the one that it is about. Of one that was changed or
 * deleted meanwhile it is that of a new one.
 */
export async function damagePage(access: InspectionAccess, damageId?: string) {
  const { title, phase, damages, finished, person, against } = await inspectionView(access)
  const at = damages.findIndex(({ id, isAddendum }) => id === damageId && !isAddendum && !finished)
  const key: string = randomUUID()
  return {
    title,
    phase,
    person,
    against,
    key,
    isFinished: finished !== null,
    number: at + 1,
    damage: damages[at] ?? null,
  }
}

export type DamagePage = Awaited<ReturnType<typeof damagePage>>

import { randomUUID } from 'node:crypto'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { contentId } from '~/server/content-id.server'
import { checkPhoto } from '~/server/files/check-file.server'
import { receiveFile } from '~/server/files/receive-file.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { addPhoto, type ReceivedPhoto, receivedProblem } from './add-photo.server'
import { type InspectionAccess, requireInspection } from './inspection.server'
import { inspectionView } from './inspection-view.server'
import { askerOf } from './require-pickup-item.server'

/**
 * Receives the photos of a form as they are streamed: `take` gets each file, `received` collects the outcomes by field.
 * Only the first file of a field counts. Checks access before anything is read (403, 404, 410); reads no file above the
 * rate limit.
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
  /** By shot, the id of its photo when the form was loaded. Makes posting the same form twice idempotent. */
  seen: Readonly<Record<string, string | undefined>>
}

/**
 * Adds the shots of a form, each independently of the others. Refused with a message for each shot that failed or is
 * still missing. `saved` is the number of added photos.
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
    key: contentId([orderItemId, side, phase, shot, ...said]),
    capturedAt: null,
    replaces: null,
    shows: { type: 'general' as const, shot },
  }
}

/**
 * Adds a damage from a form. Idempotent for the same picture and choices; going back and changing them adds another
 * damage.
 */
export function reportDamage(access: InspectionAccess, photo: NewPhoto, received?: ReceivedPhoto): Promise<Outcome> {
  const picture = received?.ok ? received.file.sha256 : null
  return addPhoto(access, { ...photo, key: contentId([photo.key, photo.shows, photo.replaces, picture]) }, received)
}

/** The photo's problem in a damage form that is invalid elsewhere. `hasPhoto`: the replaced damage already has one. */
export function problemBeside(received: ReceivedPhoto | undefined, hasPhoto: boolean): Refusal | null {
  // browsers do not keep a chosen file when the form is shown again
  if (received?.ok) return refused('photo-missing', INSPECTION_MESSAGES.chooseAgain, 'file')
  if (received) return receivedProblem(received)
  return hasPhoto ? null : refused('photo-missing', INSPECTION_MESSAGES.imageRequired, 'file')
}

/**
 * The form of a new damage, or of an existing one, with a new idempotency key. If the damage was changed or deleted in
 * the meantime, it is the form of a new one.
 */
export async function damagePage(access: InspectionAccess, damageId?: string) {
  const { title, bodyType, phase, damages, finished, person, against } = await inspectionView(access)
  const index = damages.findIndex(({ id, isAddendum }) => id === damageId && !isAddendum && !finished)
  const key: string = randomUUID()
  return {
    title,
    bodyType,
    phase,
    person,
    against,
    key,
    isFinished: finished !== null,
    number: index + 1,
    damage: damages[index] ?? null,
  }
}

export type DamagePage = Awaited<ReturnType<typeof damagePage>>

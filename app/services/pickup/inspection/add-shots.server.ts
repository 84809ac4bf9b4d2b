import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import type { Received } from '~/server/files/receive-file.server'
import { addPhoto, photoKey } from './add-photo.server'
import { inspectionView } from './inspection-view.server'

import type { InspectionAccess } from './require-inspection.server'

type Sent = {
  received: ReadonlyMap<string, Received>
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

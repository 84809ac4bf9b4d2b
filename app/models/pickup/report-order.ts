import { damageTitle } from '~/models/pickup/damage'
import {
  type Damage,
  type InspectionPhase,
  type InspectionSide,
  SHOTS,
  type Shot,
} from '~/models/trade/vocabulary/inspections'

/** The tabs of a report: whoever fetched the vehicle is a wrangler there. */
export const REPORT_LABELS: Record<InspectionSide, string> = { owner: 'OWNER REPORT', renter: 'WRANGLER REPORT' }

export const PHASE_LABELS: Record<InspectionPhase, string> = { pickup: 'At pickup', return: 'At return' }

/** What one photo shows: one of the four shots, or a damage. */
export type Shown = { shot: Shot | null; damage: Damage | null; isAddendum: boolean }

/** `heading`: which shot, or which damage. `words`: of a damage, what it is. */
type Headed<Photo> = Photo & { heading: string; words: string }

/**
 * The photos of one report in their order, as they came otherwise: the four shots, then the damages, which are counted;
 * what was added later stands after what it was added to.
 */
export function inReportOrder<Photo extends Shown>(
  photos: readonly Photo[],
): Record<'general' | 'damages', Headed<Photo>[]> {
  const general = SHOTS.flatMap(({ value, label }) =>
    addendaLast(photos.filter(({ shot }) => shot === value)).map((photo) => ({ ...photo, heading: label, words: '' })),
  )
  const damages = addendaLast(photos.filter(({ damage }) => damage !== null)).map((photo, index) => ({
    ...photo,
    heading: `Damage #${index + 1}`,
    words: photoCaption(photo),
  }))
  return { general, damages }
}

function addendaLast<Photo extends Shown>(photos: readonly Photo[]): Photo[] {
  return [...photos.filter(({ isAddendum }) => !isAddendum), ...photos.filter(({ isAddendum }) => isAddendum)]
}

/** What a photo shows, without its place among the others: 'Rear shot', 'Small dent, trunk (back)'. */
export function photoCaption({ shot, damage }: Pick<Shown, 'shot' | 'damage'>): string {
  return damage ? damageTitle(damage) : (SHOTS.find(({ value }) => value === shot)?.label ?? '')
}

/** Each shot as it was and as it is: the first of each, null where it was not taken. */
export function compareShots<Photo extends Shown>(before: readonly Photo[], after: readonly Photo[]) {
  const first = (photos: readonly Photo[], shot: Shot) =>
    addendaLast(photos.filter((photo) => photo.shot === shot))[0] ?? null
  return SHOTS.map(({ value, label }) => ({
    shot: value,
    label,
    before: first(before, value),
    after: first(after, value),
  }))
}

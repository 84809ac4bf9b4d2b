import { damageTitle } from '~/models/pickup/damage'
import {
  DAMAGE_SIZES,
  type Damage,
  type InspectionPhase,
  type InspectionSide,
  type ObservationPoint,
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

/** `isLate` and `stoodThen` as `beforeReturn` says. */
type Kept = Shown & { isLate: boolean; stoodThen: boolean }
type Part<Photo> = {
  general: readonly Photo[]
  damages: readonly Photo[]
  /** Replaced or deleted since. */
  removed: readonly Pick<Kept, 'damage' | 'stoodThen'>[]
}
export type ReportedSide<Photo> = {
  side: InspectionSide
  label: string
  pickup: Part<Photo>
  return: Part<Photo>
}

export const SINCE_LABELS: Record<Since, string | null> = {
  new: 'New since pickup',
  larger: 'Larger than at pickup',
  known: null,
}

/**
 * The return beside the pickup, for each side that has photographed it: its shots as they were, by the other side where
 * this one has none, and as they are, and its damages with whether either side had seen them at pickup, and what shows the
 * place as it was then: the damage while it was smaller, or the shot of that side of the vehicle. At pickup is what had come
 * in before the first photo of the return: whatever is added to it later, or taken out, changes nothing here.
 */
export function compareReturn<Photo extends Kept>(sides: readonly ReportedSide<Photo>[]) {
  const before = sides.flatMap(({ pickup }) =>
    [...pickup.damages, ...pickup.removed].flatMap(({ damage, stoodThen }) => (stoodThen && damage ? damage : [])),
  )
  const anyShots = sides.flatMap((side) => inTime(side.pickup.general))
  const anyDamages = sides.flatMap((side) => inTime(side.pickup.damages))
  return sides
    .filter((side) => side.return.general.length + side.return.damages.length > 0)
    .map((side) => {
      const shots = compareShots([...inTime(side.pickup.general), ...anyShots], side.return.general)
      const atPickup = [...inTime(side.pickup.damages), ...anyDamages]
      const damages = side.return.damages.map((photo) => ({
        photo,
        since: sinceOf(photo.damage, before),
        before: photo.damage && beforeOf(photo.damage, atPickup, shots),
      }))
      return { side: side.side, label: side.label, shots, damages }
    })
}

const inTime = <Photo extends Kept>(photos: readonly Photo[]) => photos.filter(({ isLate }) => !isLate)

type Before<Photo> = readonly { shot: Shot; before: Photo | null }[]

function beforeOf<Photo extends Shown>(damage: Damage, atPickup: readonly Photo[], shots: Before<Photo>): Photo | null {
  const same = atPickup.find((photo) => photo.damage && isSameDamage(photo.damage, damage))
  return same ?? shots.find(({ shot }) => shot === shotOf(damage))?.before ?? null
}

const sinceOf = (damage: Damage | null, before: readonly Damage[]): Since =>
  damage ? sincePickup(damage, before) : 'known'

type Times = { receivedAt: Date; removedAt: Date | null }

/**
 * What a photo of a pickup tells of a vehicle as it left, once the first photo of its return, of either side, has come in:
 * `isLate`, nothing, because it was received after that; `stoodThen`, what stood in the record at that moment, though it
 * was replaced or deleted since. By the time of receipt alone: a device's clock can be set.
 */
export function beforeReturn({ receivedAt, removedAt }: Times, returnBeganAt: Date | null) {
  const isLate = returnBeganAt !== null && receivedAt >= returnBeganAt
  const wasRemoved = removedAt !== null && (returnBeganAt === null || removedAt < returnBeganAt)
  return { isLate, stoodThen: !isLate && !wasRemoved }
}

/** new: nothing of its kind was seen there at pickup. larger: it was smaller then. known: it was there. */
export type Since = 'new' | 'larger' | 'known'

/**
 * Whether a damage that somebody reports at the return was there at pickup, as far as either side has said.
 */
export function sincePickup(damage: Damage, before: readonly Damage[]): Since {
  const same = before.filter((each) => isSameDamage(each, damage))
  if (same.length === 0) return 'new'
  return same.some((each) => size(each) >= size(damage)) ? 'known' : 'larger'
}

/** The same type at the same part, seen from the same side, whatever its size. */
const isSameDamage = (one: Damage, other: Damage): boolean => SAME.every((field) => one[field] === other[field])

const SAME = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType'] as const

const size = ({ damageSize }: Damage) => DAMAGE_SIZES.indexOf(damageSize)

/** The shot that shows where a damage is; from above and inside there is none. */
const shotOf = ({ photoType, observationPoint }: Damage): Shot | undefined =>
  photoType === 'exterior' ? SHOT_OF_VIEW[observationPoint] : undefined

const SHOT_OF_VIEW: Partial<Record<ObservationPoint, Shot>> = {
  front: 'drivers-front',
  driver_side: 'drivers-side',
  passenger_side: 'passenger-side',
  back: 'rear',
}

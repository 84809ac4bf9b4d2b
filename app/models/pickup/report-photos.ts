import { damageTitle } from '~/models/pickup/damage'
import {
  DAMAGE_SIZES,
  type Damage,
  type InspectionPhase,
  type InspectionSide,
  SHOTS,
  type Shot,
} from '~/models/trade/vocabulary/inspections'
import { VIEW_OF_SHOT } from './frame-outlines'

/** The tabs of a report; the person who picked up the vehicle is called a wrangler. */
export const REPORT_LABELS: Record<InspectionSide, string> = { owner: 'OWNER REPORT', renter: 'WRANGLER REPORT' }

export const PHASE_LABELS: Record<InspectionPhase, string> = { pickup: 'At pickup', return: 'At return' }

/** The tab to open: the first report that has photos. */
export const firstSide = (sides: readonly ReportedSide<unknown>[]): InspectionSide =>
  sides.find(({ pickup }) => hasPhotos(pickup))?.side ?? sides.find((each) => hasPhotos(each.return))?.side ?? 'owner'

export const hasPhotos = ({ general, damages }: Pick<Part<unknown>, 'general' | 'damages'>): boolean =>
  general.length + damages.length > 0

/** Why a report is not finished: the labels of the missing shots, or that nobody has said whether there is damage. */
export function unfinishedText(missing: readonly string[]): string {
  if (missing.length === SHOTS.length) return 'Not finished. All four general photos are missing.'
  if (missing.length > 0) return `Not finished. Still missing: ${missing.join(', ').toLowerCase()}.`
  return 'Not finished. All four general photos are taken; the damage report is still open.'
}

/** What one photo shows: one of the four shots, or a damage. */
export type Shown = { shot: Shot | null; damage: Damage | null; isAddendum: boolean }

/** `heading`: name of the shot or number of the damage. `text`: description of a damage. */
type Headed<Photo> = Photo & { heading: string; text: string }

/** The photos of one report in order: the four shots, then the numbered damages; addenda come last in each part. */
export function inReportOrder<Photo extends Shown>(
  photos: readonly Photo[],
): Record<'general' | 'damages', Headed<Photo>[]> {
  const general = SHOTS.flatMap(({ value, label }) =>
    addendaLast(photos.filter(({ shot }) => shot === value)).map((photo) => ({ ...photo, heading: label, text: '' })),
  )
  const damages = addendaLast(photos.filter(({ damage }) => damage !== null)).map((photo, index) => ({
    ...photo,
    heading: `Damage #${index + 1}`,
    text: photoCaption(photo),
  }))
  return { general, damages }
}

function addendaLast<Photo extends Shown>(photos: readonly Photo[]): Photo[] {
  return [...photos.filter(({ isAddendum }) => !isAddendum), ...photos.filter(({ isAddendum }) => isAddendum)]
}

/** Caption of a photo without its number: 'Rear shot', 'Small dent, trunk (back)'. */
export function photoCaption({ shot, damage }: Pick<Shown, 'shot' | 'damage'>): string {
  return damage ? damageTitle(damage) : (SHOTS.find(({ value }) => value === shot)?.label ?? '')
}

/** Each shot at pickup and at return: the first photo of it, or null. */
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

/** See `beforeReturn` for `isLate` and `stoodThen`. */
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
 * Compares return and pickup for each side that has photographed the return. Shots: at pickup (the other side's if this
 * one has none) and at return. Damages of the return: whether either side had recorded them at pickup, and a photo of
 * the same place then: the damage when it was smaller, or the shot of that side of the vehicle. Only what was received
 * before the first photo of the return counts as pickup: later additions and removals change nothing here.
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
 * How a pickup photo counts once the first return photo of either side has been received. `isLate`: it was received
 * after that, so it proves nothing. `stoodThen`: it was on record at that moment, even if it was replaced or deleted
 * since. Uses the time of receipt only, because a device's clock can be set.
 */
export function beforeReturn({ receivedAt, removedAt }: Times, returnBeganAt: Date | null) {
  const isLate = returnBeganAt !== null && receivedAt >= returnBeganAt
  const wasRemoved = removedAt !== null && (returnBeganAt === null || removedAt < returnBeganAt)
  return { isLate, stoodThen: !isLate && !wasRemoved }
}

/** new: no such damage was recorded there at pickup. larger: it was smaller then. known: it was there. */
export type Since = 'new' | 'larger' | 'known'

/** Whether a damage reported at return was already recorded at pickup by either side. */
export function sincePickup(damage: Damage, before: readonly Damage[]): Since {
  const same = before.filter((each) => isSameDamage(each, damage))
  if (same.length === 0) return 'new'
  return same.some((each) => size(each) >= size(damage)) ? 'known' : 'larger'
}

/** Same type, part and view, regardless of size. */
const isSameDamage = (one: Damage, other: Damage): boolean => SAME.every((field) => one[field] === other[field])

const SAME = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType'] as const

const size = ({ damageSize }: Damage) => DAMAGE_SIZES.indexOf(damageSize)

/** The shot that shows where a damage is; none for the top and the interior. */
const shotOf = ({ photoType, observationPoint }: Damage): Shot | undefined =>
  photoType === 'exterior' ? SHOTS.find(({ value }) => VIEW_OF_SHOT[value] === observationPoint)?.value : undefined

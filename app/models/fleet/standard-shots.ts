import { ANGLES, photoLabel } from '~/models/trade/photos'

type Shot<T> = { label: string; photo: T | null }

/**
 * The four standard photos for printed comparisons, in the order of the angles. A missing one is replaced by the
 * vehicle's next other photo, or null if there is none left.
 */
export function standardShots<T extends { angle: number | null }>(photos: readonly T[]): Shot<T>[] {
  const angles: readonly number[] = ANGLES.map(({ value }) => value)
  const others = photos.filter(({ angle }) => angle === null || !angles.includes(angle))
  return ANGLES.map(({ value, label }) => {
    const taken = photos.find(({ angle }) => angle === value) ?? others.shift()
    return taken ? { label: photoLabel(taken.angle, photos.indexOf(taken)), photo: taken } : { label, photo: null }
  })
}

/** The longest side of a photo that is sent, in pixels: the report shows 1280. */
const LONGEST = 1600
/** Bytes of a photo with all that goes along; four of them make at most 1.5 MB. */
export const MAX_BYTES = 365_000
/** Tried one after the other until the photo is small enough. */
export const QUALITIES = [0.75, 0.6, 0.45, 0.3]

/** The same shape with no side longer than is sent; nothing is made larger. */
export function sizeToSend({ width, height }) {
  const share = Math.min(1, LONGEST / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/*
 * The visible part of a photo: the largest 4:3 rectangle around a center. Plain JavaScript, because the render process
 * runs from the sources and the crop page loads no other script.
 */

/** Percent from the left and from the top. */
export const CENTER = { x: 50, y: 50 }

const RATIO = 4 / 3

/** The visible part in percent of the whole photo; a center too close to an edge is moved inward. */
export function cropOf({ width, height }, center) {
  const part = { width: Math.min(1, (height * RATIO) / width), height: Math.min(1, width / RATIO / height) }
  return {
    left: 100 * edgeOf(center.x / 100, part.width),
    top: 100 * edgeOf(center.y / 100, part.height),
    width: 100 * part.width,
    height: 100 * part.height,
  }
}

const edgeOf = (center, length) => Math.min(1 - length, Math.max(0, center - length / 2))

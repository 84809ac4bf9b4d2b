/*
 * What is shown of a photo: the largest 4:3 part of it around a center. Plain JavaScript, because the process that renders
 * it runs from the sources, and the page that adjusts it loads no other script.
 */

/** In percent from the left and from the top. */
export const CENTER = { x: 50, y: 50 }

const RATIO = 4 / 3

/** The part that is shown, in percent of the whole picture; a center too near an edge is moved inward. */
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

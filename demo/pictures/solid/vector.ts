/** A place or direction in centimeters: x from the front bumper backwards, y upwards, z towards the driver's side. */
export type Vec = readonly [x: number, y: number, z: number]

export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function unit(a: Vec): Vec {
  return times(a, 1 / (Math.hypot(...a) || 1))
}

/** `share` 0 is the first, 1 the second. */
export const between = (from: number, to: number, share: number) => from + (to - from) * share

/** A height along a broken line of [x, height] points, the ends held. */
export function along(line: readonly (readonly [x: number, y: number])[], x: number): number {
  let before = line[0]
  for (const point of line) {
    if (before && point[0] >= x) {
      const width = point[0] - before[0]
      return width > 0 ? between(before[1], point[1], Math.max(0, (x - before[0]) / width)) : point[1]
    }
    before = point
  }
  return before?.[1] ?? 0
}

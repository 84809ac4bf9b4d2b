/** A part of the map between two parallels and two meridians, in degrees. It does not cross the date line. */
export type Box = { south: number; north: number; west: number; east: number }

/** 'south,west,north,east', the format in addresses. */
export const boxText = ({ south, west, north, east }: Box) => [south, west, north, east].join()

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/

/** Parses `boxText`, with swapped ends put in order; null for anything else. */
export function readBox(text: unknown): Box | null {
  const parts = typeof text === 'string' && text.length <= MAX_LENGTH ? text.split(',').map((part) => part.trim()) : []
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  if (Math.max(Math.abs(south), Math.abs(north)) > 90 || Math.max(Math.abs(west), Math.abs(east)) > 180) return null
  return roundedBox({
    south: Math.min(south, north),
    north: Math.max(south, north),
    west: Math.min(west, east),
    east: Math.max(west, east),
  })
}

const MAX_LENGTH = 100
/** Ten thousandths of a degree are about ten yards. */
const PRECISION = 10_000

/** Rounded outwards, and cut at the date line and the poles. */
export function roundedBox({ south, north, west, east }: Box): Box {
  return {
    south: Math.max(down(south), -90),
    north: Math.min(up(north), 90),
    west: Math.max(down(west), -180),
    east: Math.min(up(east), 180),
  }
}

/**
 * Neither function changes a number that is already rounded, whose product may be off by a fraction. Zero has no sign.
 */
const down = (degrees: number) => (Math.floor(degrees * PRECISION + SLACK) + 0) / PRECISION
const up = (degrees: number) => (Math.ceil(degrees * PRECISION - SLACK) + 0) / PRECISION
const SLACK = 0.001

/** The intersection of two boxes; null if neither is limited, 'none' if they do not overlap. */
export function commonBox(one: Box | null, other: Box | null): Box | null | 'none' {
  if (!one || !other) return one ?? other
  const common = {
    south: Math.max(one.south, other.south),
    north: Math.min(one.north, other.north),
    west: Math.max(one.west, other.west),
    east: Math.min(one.east, other.east),
  }
  return common.south > common.north || common.west > common.east ? 'none' : common
}

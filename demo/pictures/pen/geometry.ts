/**
 * A vehicle measured in centimeters: x from the front bumper, y upwards from the ground.
 * Names ending in X are places along it, in H heights; r… are the radii of the outline's corners.
 */
export type Platform = {
  length: number
  overhang: number
  wheelbase: number
  wheel: number
  sill: number
  bumper: number
  belt: number
  noseX: number
  noseH: number
  cowlX: number
  cowlH: number
  roofFrontX: number
  roof: number
  roofRearX: number
  drop: number
  deckX: number
  deckH: number
  tailX: number
  tailH: number
  tailLow: number
  rNose: number
  rCowl: number
  rRoofFront: number
  rRoofRear: number
  rDeck: number
  rTail: number
  tuck: number
  width: number
}

/** The load box of a truck: from, to, floor and top. */
type Cargo = { from: number; to: number; floor: number; top: number }

export type Geometry = Platform & {
  /** Door cuts from the front; the first is the leading edge of the front door. */
  doors: readonly number[]
  rowsOfSeats: number
  pillars: number
  isOpen: boolean
  isCoach: boolean
  isPanelVan: boolean
  isSporty: boolean
  hasWood: boolean
  hasRails: boolean
  hasCladding: boolean
  bedX?: number
  glassEndX?: number
  slider?: readonly [from: number, to: number]
  cargo?: Cargo
}

export const frontAxle = (g: Platform) => g.overhang
export const rearAxle = (g: Platform) => g.overhang + g.wheelbase

/** How far the nose has leaned back at a height between bumper and hood. */
export const noseAt = (g: Platform, height: number) => g.noseX * Math.max(0, (height - g.bumper) / (g.noseH - g.bumper))

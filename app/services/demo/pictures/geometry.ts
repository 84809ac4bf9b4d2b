import type { Era } from './subject'

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

const THIRTIES: Platform = {
  length: 455,
  overhang: 66,
  wheelbase: 288,
  wheel: 37,
  sill: 38,
  bumper: 58,
  belt: 116,
  noseX: 36,
  noseH: 108,
  cowlX: 176,
  cowlH: 117,
  roofFrontX: 190,
  roof: 171,
  roofRearX: 352,
  drop: 3,
  deckX: 414,
  deckH: 110,
  tailX: 16,
  tailH: 70,
  tailLow: 46,
  rNose: 12,
  rCowl: 8,
  rRoofFront: 15,
  rRoofRear: 62,
  rDeck: 46,
  rTail: 30,
  tuck: 6,
  width: 168,
}

/** The usual passenger car of each era; bodies are altered from it. */
export const PLATFORMS: Record<Era, Platform> = {
  1920: {
    ...THIRTIES,
    length: 408,
    wheelbase: 262,
    overhang: 60,
    wheel: 39,
    sill: 44,
    belt: 122,
    noseX: 30,
    noseH: 116,
    cowlX: 156,
    cowlH: 121,
    roofFrontX: 161,
    roof: 190,
    roofRearX: 372,
    drop: 0,
    deckX: 376,
    deckH: 120,
    tailX: 22,
    tailH: 82,
    rCowl: 4,
    rRoofFront: 10,
    rRoofRear: 16,
    rDeck: 8,
    rTail: 20,
    width: 158,
  },
  1930: THIRTIES,
  1950: {
    length: 522,
    overhang: 88,
    wheelbase: 302,
    wheel: 36,
    sill: 25,
    bumper: 50,
    belt: 98,
    noseX: 11,
    noseH: 92,
    cowlX: 182,
    cowlH: 100,
    roofFrontX: 214,
    roof: 155,
    roofRearX: 338,
    drop: 4,
    deckX: 396,
    deckH: 98,
    tailX: 10,
    tailH: 97,
    tailLow: 56,
    rNose: 22,
    rCowl: 12,
    rRoofFront: 34,
    rRoofRear: 58,
    rDeck: 34,
    rTail: 12,
    tuck: 14,
    width: 196,
  },
  1970: {
    length: 540,
    overhang: 92,
    wheelbase: 304,
    wheel: 35,
    sill: 25,
    bumper: 46,
    belt: 92,
    noseX: 5,
    noseH: 85,
    cowlX: 196,
    cowlH: 92,
    roofFrontX: 244,
    roof: 138,
    roofRearX: 352,
    drop: 2,
    deckX: 404,
    deckH: 92,
    tailX: 7,
    tailH: 89,
    tailLow: 50,
    rNose: 5,
    rCowl: 10,
    rRoofFront: 16,
    rRoofRear: 20,
    rDeck: 14,
    rTail: 6,
    tuck: 12,
    width: 198,
  },
  1990: {
    length: 484,
    overhang: 93,
    wheelbase: 272,
    wheel: 33,
    sill: 22,
    bumper: 44,
    belt: 92,
    noseX: 20,
    noseH: 70,
    cowlX: 146,
    cowlH: 91,
    roofFrontX: 212,
    roof: 142,
    roofRearX: 330,
    drop: 4,
    deckX: 404,
    deckH: 100,
    tailX: 12,
    tailH: 96,
    tailLow: 52,
    rNose: 26,
    rCowl: 30,
    rRoofFront: 44,
    rRoofRear: 56,
    rDeck: 34,
    rTail: 16,
    tuck: 14,
    width: 178,
  },
  2020: {
    length: 482,
    overhang: 86,
    wheelbase: 288,
    wheel: 36,
    sill: 22,
    bumper: 46,
    belt: 98,
    noseX: 10,
    noseH: 80,
    cowlX: 138,
    cowlH: 98,
    roofFrontX: 214,
    roof: 145,
    roofRearX: 306,
    drop: 2,
    deckX: 420,
    deckH: 110,
    tailX: 6,
    tailH: 108,
    tailLow: 58,
    rNose: 18,
    rCowl: 34,
    rRoofFront: 52,
    rRoofRear: 80,
    rDeck: 26,
    rTail: 8,
    tuck: 16,
    width: 188,
  },
}

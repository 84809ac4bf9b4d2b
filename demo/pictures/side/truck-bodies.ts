import type { Geometry } from '../pen/geometry'
import { PLATFORMS } from '../platforms'
import type { Era } from '../subject'
import { lift, PLAIN_BODY, squareBack, upright } from './car-bodies'

export function pickup(era: Era): Geometry {
  const p = PLATFORMS[era]
  const tall = upright(lift(p, era <= 1930 ? 6 : 18, 4))
  const isModern = era >= 1990
  const isEarly = era < 1960
  const cowlX = isModern ? p.cowlX + 4 : p.cowlX - (era === 1920 ? 16 : 28)
  const roofRearX = cowlX + (isModern ? 218 : 128)
  return {
    ...PLAIN_BODY,
    ...tall,
    noseX: isModern ? 5 : tall.noseX,
    noseH: isModern ? tall.cowlH - 3 : tall.noseH,
    rNose: isModern ? 14 : tall.rNose,
    cowlX,
    length: p.length + (isModern ? 62 : 10),
    wheelbase: p.wheelbase + (isModern ? 56 : 10),
    roofFrontX: cowlX + (isModern ? 46 : era === 1920 ? 6 : 20),
    roof: tall.roof + 8,
    roofRearX,
    deckX: roofRearX + (isEarly ? 22 : 12),
    deckH: tall.belt - 4,
    tailX: 2,
    tailH: tall.belt - 5,
    rRoofFront: Math.min(p.rRoofFront, 24),
    rRoofRear: isEarly ? Math.min(p.rRoofRear, 28) : 14,
    rDeck: 3,
    rTail: 4,
    rCowl: 10,
    drop: 3,
    doors: isModern ? [cowlX + 26, cowlX + 118, cowlX + 212] : [cowlX + 16, cowlX + 112],
    bedX: roofRearX + (isEarly ? 26 : 16),
    hasCladding: isModern,
  }
}

const VAN_HOOD: Record<Era, number> = { 1920: 140, 1930: 150, 1950: 118, 1970: 58, 1990: 76, 2020: 82 }
const VAN_ROOF: Record<Era, number> = { 1920: 204, 1930: 196, 1950: 196, 1970: 198, 1990: 204, 2020: 252 }

export function van(era: Era): Geometry {
  const p = PLATFORMS[era]
  const hood = VAN_HOOD[era]
  const isTall = era === 2020
  const isEarly = era <= 1950
  const long = { ...p, length: isTall ? 580 : 520, overhang: Math.min(p.overhang, 82), wheelbase: isTall ? 372 : 318 }
  const base = {
    ...lift(long, era <= 1930 ? 4 : 14, 2),
    belt: era <= 1930 ? 120 : 122,
    noseX: 8,
    noseH: isEarly ? 108 : 100,
    cowlX: hood,
    cowlH: isEarly ? 120 : 122,
    roofFrontX: hood + (era === 1920 ? 10 : isEarly ? 26 : era === 1970 ? 34 : 62),
    roof: VAN_ROOF[era],
    rNose: era === 1970 ? 10 : 20,
    rRoofFront: 24,
    rCowl: 10,
  }
  return {
    ...PLAIN_BODY,
    ...squareBack(base, 12, 4),
    doors: [hood + 26, hood + 116],
    slider: [hood + 132, hood + 244],
    glassEndX: hood + 118,
    isPanelVan: true,
  }
}

const BUS_HOOD: Record<Era, number> = { 1920: 150, 1930: 150, 1950: 4, 1970: 170, 1990: 4, 2020: 3 }
const BUS_ROOF: Record<Era, number> = { 1920: 270, 1930: 276, 1950: 296, 1970: 300, 1990: 306, 2020: 310 }

export function bus(era: Era): Geometry {
  const hood = BUS_HOOD[era]
  const hasHood = hood > 10
  return {
    ...PLAIN_BODY,
    ...PLATFORMS[era],
    length: 1000,
    overhang: hasHood ? 96 : 236,
    wheelbase: hasHood ? 560 : 490,
    wheel: 50,
    sill: 42,
    bumper: 60,
    belt: 168,
    noseX: 5,
    noseH: 150,
    cowlX: hood + 4,
    cowlH: hasHood ? 160 : 165,
    roofFrontX: hood + (hasHood ? 34 : era === 2020 ? 14 : 30),
    roof: BUS_ROOF[era],
    roofRearX: 988,
    drop: 2,
    deckX: 997,
    deckH: 168,
    tailX: 3,
    tailH: 150,
    tailLow: 70,
    rNose: era === 2020 ? 14 : 24,
    rCowl: 6,
    rRoofFront: era === 1950 ? 44 : 26,
    rRoofRear: era === 1950 ? 60 : 24,
    rDeck: 6,
    rTail: 10,
    tuck: 6,
    width: 250,
    rowsOfSeats: 0,
    pillars: 9,
    isCoach: true,
  }
}

const TRUCK_HOOD: Record<Era, number> = { 1920: 140, 1930: 150, 1950: 128, 1970: 118, 1990: 70, 2020: 78 }

export function boxTruck(era: Era): Geometry {
  const hood = TRUCK_HOOD[era]
  const roofRearX = hood + 128
  return {
    ...PLAIN_BODY,
    ...upright(lift(PLATFORMS[era], 30, 8)),
    length: 700,
    overhang: 92,
    wheelbase: 400,
    sill: 48,
    belt: 142,
    noseH: hood < 100 ? 122 : 136,
    cowlX: hood,
    cowlH: 142,
    roofFrontX: hood + (era >= 1990 ? 46 : era === 1920 ? 6 : 18),
    roof: 214,
    roofRearX,
    deckX: roofRearX + 3,
    deckH: 60,
    tailX: 2,
    tailH: 58,
    tailLow: 50,
    rRoofFront: 24,
    rRoofRear: 12,
    rDeck: 2,
    rTail: 2,
    rNose: 16,
    rCowl: 8,
    drop: 1,
    width: 232,
    doors: [hood + 22, hood + 112],
    cargo: { from: roofRearX + 12, to: 700, floor: 78, top: 318 },
  }
}

export const motorcycleFrame = (era: Era): Geometry => ({
  ...PLAIN_BODY,
  ...PLATFORMS[era],
  length: 222,
  overhang: 34,
  wheelbase: 150,
  wheel: 33,
  roof: 118,
  width: 78,
})

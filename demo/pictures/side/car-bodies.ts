import type { Geometry, Platform } from '../pen/geometry'
import { PLATFORMS } from '../platforms'
import type { Era } from '../subject'

/** What a body has unless it says otherwise. */
export const PLAIN_BODY = {
  doors: [],
  rowsOfSeats: 1,
  pillars: 0,
  isOpen: false,
  isCoach: false,
  isPanelVan: false,
  isSporty: false,
  hasWood: false,
  hasRails: false,
  hasCladding: false,
}

export function sedan(era: Era): Geometry {
  const p = PLATFORMS[era]
  const rearCut = era <= 1930 ? p.overhang + p.wheelbase - 2 : p.overhang + p.wheelbase - 12
  const doors = [p.cowlX + (era <= 1930 ? 14 : 30), (p.cowlX + p.deckX) / 2 - 2, rearCut]
  return { ...PLAIN_BODY, ...p, doors, rowsOfSeats: 2 }
}

export function coupe(era: Era): Geometry {
  const p = PLATFORMS[era]
  const isFastback = era === 1970 || era === 2020
  return {
    ...PLAIN_BODY,
    ...p,
    length: p.length - 24,
    wheelbase: p.wheelbase - 18,
    roof: p.roof - (era <= 1930 ? 4 : 8),
    roofRearX: p.roofRearX - (isFastback ? 30 : era === 1920 ? 84 : 52),
    deckX: p.deckX + (isFastback ? 12 : era === 1920 ? -78 : -34),
    deckH: p.deckH + (isFastback ? 2 : 0),
    rRoofRear: isFastback ? 60 : p.rRoofRear,
    doors: [p.cowlX + 22, p.cowlX + (era === 1920 ? 118 : 158)],
    isSporty: true,
  }
}

export function convertible(era: Era): Geometry {
  const p = PLATFORMS[era]
  return {
    ...PLAIN_BODY,
    ...p,
    length: p.length - 22,
    wheelbase: p.wheelbase - 18,
    roof: p.roof - (era <= 1950 ? 22 : 12),
    roofFrontX: p.roofFrontX,
    deckX: p.deckX - (era === 1920 ? 10 : 52),
    doors: [p.cowlX + 22, p.cowlX + (era === 1920 ? 112 : 156)],
    rowsOfSeats: 2,
    isOpen: true,
    isSporty: true,
  }
}

export function wagon(era: Era): Geometry {
  const p = squareBack({ ...PLATFORMS[era], roof: PLATFORMS[era].roof + 3 })
  return {
    ...PLAIN_BODY,
    ...p,
    doors: [p.cowlX + 28, (p.cowlX + p.deckX) / 2, p.overhang + p.wheelbase - 14],
    rowsOfSeats: 2,
    pillars: 3,
    hasWood: era === 1950 || era === 1970,
    hasRails: era >= 1970,
  }
}

export function suv(era: Era): Geometry {
  const p = PLATFORMS[era]
  const tall = upright(lift(p, era <= 1930 ? 8 : 22, 4))
  const isModern = era >= 1990
  const cowlX = isModern ? p.cowlX - 2 : p.cowlX - 36
  const short = {
    ...tall,
    length: p.length - (era === 1970 ? 60 : era === 1920 ? 0 : 30),
    wheelbase: p.wheelbase - (era === 1970 ? 34 : 8),
    cowlX,
    roofFrontX: cowlX + (isModern ? 46 : era === 1920 ? 8 : 24),
    roof: tall.roof + 14,
    rRoofFront: Math.min(p.rRoofFront, 26),
    rCowl: 8,
  }
  return {
    ...PLAIN_BODY,
    ...squareBack(short, era === 2020 ? 50 : 22),
    doors: [cowlX + 22, cowlX + 116, cowlX + 204],
    rowsOfSeats: 2,
    pillars: 3,
    hasCladding: isModern,
    hasRails: isModern,
    hasWood: era === 1950,
  }
}

/** Everything above the axles raised, as under a truck or an off-roader. */
export function lift(p: Platform, by: number, wheel: number): Platform {
  return {
    ...p,
    wheel: p.wheel + wheel,
    sill: p.sill + by * 0.5,
    bumper: p.bumper + by * 0.5,
    tailLow: p.tailLow + by * 0.5,
    belt: p.belt + by,
    noseH: p.noseH + by,
    cowlH: p.cowlH + by,
    roof: p.roof + by,
    deckH: p.deckH + by,
    tailH: p.tailH + by,
  }
}

export function squareBack(p: Platform, rear = 46, slope = 8): Platform {
  return {
    ...p,
    roofRearX: p.length - rear,
    deckX: p.length - slope,
    deckH: p.belt,
    tailX: 3,
    tailH: p.belt - 8,
    rRoofRear: Math.min(p.rRoofRear, 26),
    rDeck: 10,
    drop: 4,
  }
}

export const upright = (p: Platform): Platform => ({
  ...p,
  noseX: Math.min(p.noseX, 12),
  noseH: p.cowlH - 7,
  rNose: Math.min(p.rNose, 12),
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawVehicle } from '#demo/pictures/draw-vehicle'
import { artFor } from '#demo/pictures/pen/art'
import {
  type Angle,
  anglesOf,
  BODIES,
  COLORS,
  ERAS,
  eraOf,
  LIKENESS_NAMES,
  LIVERIES,
  SETTING_NAMES,
  type Subject,
} from '#demo/pictures/subject'
import { demoVehicles } from '#demo/vehicles/vehicle-record'

const aVehicle: Subject = { body: 'sedan', era: 1970, color: 'blue', livery: 'plain', seed: 'one', setting: 'studio' }

const everySubject = BODIES.flatMap((body) =>
  ERAS.flatMap((era) => LIVERIES.map((livery): Subject => ({ ...aVehicle, body, era, livery }))),
)

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const referencesIn = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)

describe('a drawing', () => {
  it.each(BODIES)('is sound for a %s of every era and livery', (body) => {
    for (const [index, subject] of everySubject.filter((candidate) => candidate.body === body).entries()) {
      // every second angle of each, in turn; the three-quarter front takes long to draw: in one era or none
      const angles = anglesOf(subject).filter((angle, at) =>
        angle === 'front' ? index % 14 === 0 : at % 2 === index % 2,
      )
      for (const angle of angles) {
        const setting = SETTING_NAMES[index % SETTING_NAMES.length] ?? 'studio'
        const svg = drawVehicle({ ...subject, setting, angle })
        const name = `${subject.era} ${body} ${subject.livery} ${angle}`
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
        expect(svg, name).not.toContain('<text')
        expect(svg, name).not.toMatch(/(rx|ry|r|width|height)="-/)
        const ids = idsIn(svg)
        expect(new Set(ids).size, `${name}: ids are unique`).toBe(ids.length)
        const missing = referencesIn(svg).filter((id) => !ids.includes(id))
        expect(missing, `${name}: every fill is defined`).toEqual([])
      }
    }
  })

  it.each(LIKENESS_NAMES)('of a famous model is unlike others of its kind: %s', (likeness) => {
    const vehicle = demoVehicles(2026).find(({ drawing }) => drawing.likeness === likeness)
    if (!vehicle) throw new Error(`The catalog has no ${likeness}.`)
    const drawn = (angle: Angle, subject = vehicle.drawing) => drawVehicle({ ...subject, angle })
    expect(drawn('front')).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    expect(drawn('driver')).not.toBe(drawn('driver', { ...vehicle.drawing, likeness: undefined }))
  })

  it('can be read by a renderer, in every body, era, color and setting', async () => {
    const subjects = everySubject.filter((_, index) => index % 11 === 0)
    for (const [index, subject] of subjects.entries()) {
      const color = COLORS[index % COLORS.length] ?? 'blue'
      const livery = LIVERIES[index % LIVERIES.length] ?? 'plain'
      const angles = anglesOf(subject)
      const angle = angles[index % angles.length] ?? 'driver'
      const setting = SETTING_NAMES[index % SETTING_NAMES.length] ?? 'studio'
      const svg = drawVehicle({ ...subject, color, livery, angle, setting })
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="900">/)
      const { entropy } = await sharp(Buffer.from(svg), { density: 12 }).stats()
      expect(entropy, `${subject.era} ${subject.body} shows something`).toBeGreaterThan(3)
    }
  })

  it('is the same text every time', () => {
    for (const angle of anglesOf(aVehicle)) {
      expect(drawVehicle({ ...aVehicle, angle })).toBe(drawVehicle({ ...aVehicle, angle }))
    }
  })
})

describe('the seed', () => {
  it('makes vehicles of one model differ', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => `vehicle ${index}`)
    for (const body of BODIES) {
      const drawn = seeds.map((seed) => drawVehicle({ ...aVehicle, body, seed, angle: 'driver' }))
      expect(new Set(drawn).size, body).toBeGreaterThan(30)
    }
  })

  it('gives one vehicle the same measures, trim and set from each angle', () => {
    for (const subject of everySubject) {
      const [driver, ...others] = anglesOf(subject).map((angle) => ({ ...artFor(subject, angle), angle: 'any' }))
      for (const other of others) expect(other).toEqual(driver)
    }
  })
})

describe("the passenger's side", () => {
  it("is the mirror image of the driver's side", async () => {
    for (const body of BODIES.filter((candidate) => candidate !== 'bus')) {
      const subject = { ...aVehicle, body }
      const driver = await pixels(drawVehicle({ ...subject, angle: 'driver' }), true)
      const passenger = await pixels(drawVehicle({ ...subject, angle: 'passenger' }), false)
      expect(meanDifference(driver, passenger), body).toBeLessThan(1)
    }
  })

  it('is no copy of it: the front points the other way', async () => {
    const driver = await pixels(drawVehicle({ ...aVehicle, angle: 'driver' }), false)
    const passenger = await pixels(drawVehicle({ ...aVehicle, angle: 'passenger' }), false)
    expect(meanDifference(driver, passenger)).toBeGreaterThan(2)
  })

  it('keeps its lettering readable', () => {
    const police: Subject = { ...aVehicle, livery: 'police' }
    const letters = (angle: 'driver' | 'passenger') =>
      [...drawVehicle({ ...police, angle }).matchAll(/scale\((-?[\d.]+) [\d.]+\)" fill="none"/g)].map(
        ([, x]) => Number(x) < 0,
      )
    expect(letters('driver')).toEqual([false])
    expect(letters('passenger')).toEqual([true])
  })

  it('has the door of a bus, which the driver has not', () => {
    const bus: Subject = { ...aVehicle, body: 'bus', era: 2020 }
    const passenger = drawVehicle({ ...bus, angle: 'passenger' })
    const driver = drawVehicle({ ...bus, angle: 'driver' })
    expect(passenger.length).toBeGreaterThan(driver.length)
  })
})

describe('the era', () => {
  it.each([
    [1926, 1920],
    [1931, 1920],
    [1932, 1930],
    [1945, 1930],
    [1946, 1950],
    [1963, 1950],
    [1964, 1970],
    [1983, 1970],
    [1984, 1990],
    [2007, 1990],
    [2008, 2020],
    [2026, 2020],
  ])('of a model of %i is %i', (year, era) => {
    expect(eraOf(year)).toBe(era)
  })
})

async function pixels(svg: string, isFlopped: boolean): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 24 }).removeAlpha()
  return (isFlopped ? picture.flop() : picture).raw().toBuffer()
}

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0)
  return sum / one.length
}

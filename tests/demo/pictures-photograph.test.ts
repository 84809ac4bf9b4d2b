import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawVehicle } from '#demo/pictures/draw-vehicle'
import { type Photograph, photograph } from '#demo/pictures/photograph'
import { photographFleet } from '#demo/pictures/photograph-fleet'
import { ANGLES } from '#demo/pictures/subject'
import { demoVehicles } from '#demo/vehicles/vehicle-record'

const LIMIT = { 320: 8 * 1024, 640: 20 * 1024, 1280: 64 * 1024 }

describe('a photograph', () => {
  it('comes in three widths, all WebP and 4:3', async () => {
    const picture = await photograph(
      drawVehicle({ body: 'coupe', era: 1950, color: 'teal', livery: 'plain', seed: 'a', angle: 'driver' }),
    )
    expect({ width: picture.width, height: picture.height }).toEqual({ width: 1280, height: 960 })
    const measured = await Promise.all(picture.sizes.map(({ webp }) => sharp(webp).metadata()))
    expect(measured.map(({ format, width, height }) => ({ format, width, height }))).toEqual([
      { format: 'webp', width: 320, height: 240 },
      { format: 'webp', width: 640, height: 480 },
      { format: 'webp', width: 1280, height: 960 },
    ])
  })

  it('of every vehicle of the demo is light enough for a card', { timeout: 60_000 }, async () => {
    for (const [index, { key, drawing }] of demoVehicles(2026).entries()) {
      const angle = ANGLES[index % ANGLES.length] ?? 'driver'
      const { sizes } = await photograph(drawVehicle({ ...drawing, angle }))
      for (const { width, webp } of sizes) expect(webp.length, `${key} ${angle} ${width}`).toBeLessThan(LIMIT[width])
    }
  })

  it('is refused when the text is no drawing', async () => {
    await expect(photograph('<svg><broken')).rejects.toThrow()
  })
})

describe('the fleet', () => {
  it('is photographed vehicle by vehicle, in gallery order', async () => {
    const fleet = demoVehicles(2026).slice(0, 3)
    const shots: string[] = []
    for await (const { vehicle, angle } of photographFleet(fleet)) shots.push(`${vehicle.key} ${angle}`)
    expect(shots).toEqual(fleet.flatMap(({ key }) => ANGLES.map((angle) => `${key} ${angle}`)))
  })

  it('shows what a single photograph shows', async () => {
    const [vehicle] = demoVehicles(2026)
    if (!vehicle) throw new Error('The catalogue is empty.')
    const pictures: Photograph[] = []
    for await (const { picture } of photographFleet([vehicle])) pictures.push(picture)
    const alone = await Promise.all(ANGLES.map((angle) => photograph(drawVehicle({ ...vehicle.drawing, angle }))))
    expect(pictures).toEqual(alone)
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawVehicle } from '#demo/pictures/draw-vehicle'
import { type Photograph, photograph } from '#demo/pictures/photograph'
import { photographFleet } from '#demo/pictures/photograph-fleet'
import { ANGLES } from '#demo/pictures/subject'
import { demoVehicles } from '#demo/vehicles/vehicle-record'

const KB = 1024
const LIMIT = {
  '320.webp': 8 * KB,
  '640.webp': 20 * KB,
  '960.webp': 20 * KB,
  '1280.webp': 64 * KB,
  '1200.jpg': 160 * KB,
}

describe('a photograph', () => {
  it('comes in every file that a photo has, all 4:3', async () => {
    const picture = await photograph(
      drawVehicle({ body: 'coupe', era: 1950, color: 'teal', livery: 'plain', seed: 'a', angle: 'driver' }),
    )
    expect({ width: picture.width, height: picture.height }).toEqual({ width: 1280, height: 960 })
    const measured = await Promise.all(picture.files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(measured.map(({ format, width, height }) => ({ format, width, height }))).toEqual([
      { format: 'webp', width: 320, height: 240 },
      { format: 'webp', width: 640, height: 480 },
      { format: 'webp', width: 960, height: 720 },
      { format: 'webp', width: 1280, height: 960 },
      { format: 'jpeg', width: 1200, height: 900 },
    ])
  })

  it('of the most detailed drawing of each body in the demo is light enough for a card', {
    timeout: 60_000,
  }, async () => {
    const drawn = demoVehicles(2026).flatMap(({ key, drawing }) =>
      ANGLES.map((angle) => ({ key, angle, body: drawing.body, svg: drawVehicle({ ...drawing, angle }) })),
    )
    drawn.sort((one, other) => other.svg.length - one.svg.length)
    const bodies = new Set(drawn.map(({ body }) => body))
    for (const body of bodies) {
      const { key, angle, svg } = drawn.find((each) => each.body === body) ?? expect.fail(body)
      const { files } = await photograph(svg)
      for (const { file, bytes } of files) expect(bytes.length, `${key} ${angle} ${file}`).toBeLessThan(LIMIT[file])
    }
  })

  it('is refused when the text is no drawing', async () => {
    await expect(photograph('<svg><broken')).rejects.toThrow()
  })
})

/** Compared letter by letter at once; buffers are compared byte by byte. */
const inText = ({ files }: Photograph) => files.map(({ file, bytes }) => `${file} ${bytes.toString('base64')}`)

describe('the fleet', () => {
  it('is photographed vehicle by vehicle, in gallery order', async () => {
    const fleet = demoVehicles(2026).slice(0, 2)
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
    expect(pictures.map(inText)).toEqual(alone.map(inText))
  })
})

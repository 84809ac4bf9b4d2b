import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawVehicle } from '#demo/pictures/draw-vehicle'
import { type Photograph, photograph } from '#demo/pictures/photograph'
import { photographFleet } from '#demo/pictures/photograph-fleet'
import { SETTING_NAMES } from '#demo/pictures/subject'
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
      drawVehicle({
        body: 'coupe',
        era: 1950,
        color: 'teal',
        livery: 'plain',
        seed: 'a',
        setting: 'studio',
        angle: 'driver',
      }),
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

  it.each(SETTING_NAMES)('before the %s is light enough for a card', { timeout: 60_000 }, async (setting) => {
    const there = demoVehicles(2026).filter(({ drawing }) => drawing.setting === setting)
    const busiest = there.find(({ drawing }) => drawing.livery === 'taxi' || drawing.body === 'bus') ?? there[0]
    if (!busiest) throw new Error(`Nothing of the demonstration stands before the ${setting}.`)
    const { files } = await photograph(drawVehicle({ ...busiest.drawing, angle: 'front' }))
    for (const { file, bytes } of files) expect(bytes.length, `${busiest.key} ${file}`).toBeLessThanOrEqual(LIMIT[file])
  })

  it('is refused when the text is no drawing', async () => {
    await expect(photograph('<svg><broken')).rejects.toThrow()
  })
})

/** Compared letter by letter at once; buffers are compared byte by byte. */
const inText = ({ files }: Photograph) => files.map(({ file, bytes }) => `${file} ${bytes.toString('base64')}`)

describe('a vehicle of the fleet', () => {
  it('is photographed from its angles in gallery order, and shows what a single photograph shows', async () => {
    const vehicle = demoVehicles(2026).find(({ key }) => key === 'chevrolet-bel-air-teal')
    if (!vehicle) throw new Error('The catalog is empty.')
    const shots: { angle: string; picture: Photograph }[] = []
    for await (const { angle, picture } of photographFleet([vehicle])) shots.push({ angle, picture })
    expect(shots.map(({ angle }) => angle)).toEqual(['front', 'driver', 'rear', 'passenger', 'interior'])
    const alone = await photograph(drawVehicle({ ...vehicle.drawing, angle: 'rear' }))
    expect(shots.filter(({ angle }) => angle === 'rear').map(({ picture }) => inText(picture))).toEqual([inText(alone)])
  })
})

import sharp, { type Sharp } from 'sharp'
import { PHOTO_FILES, type PhotoFile } from '~/models/trade/photos'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'
import { chanceFrom } from './pen/chance'

/** One shot as the files of a photo, all 4:3; `width` and `height` are those of the largest. */
export type Photograph = {
  width: number
  height: number
  files: { file: PhotoFile; bytes: Buffer }[]
}

const LARGEST = 1280

type WebpFile = Exclude<PhotoFile, `${number}.jpg`>

/** Twice the effort would save 3 % of the bytes and cost twice the time. */
const WEBP: Record<WebpFile, { quality: number; effort: number }> = {
  '320.webp': { quality: 72, effort: 2 },
  '640.webp': { quality: 74, effort: 2 },
  '960.webp': { quality: 56, effort: 2 },
  '1280.webp': { quality: 78, effort: 2 },
}
const JPEG = { quality: 80 }

const KB = 1024

/** What a card may weigh, in bytes, on whatever screen. */
const MOST: Record<WebpFile, number> = {
  '320.webp': 8 * KB,
  '640.webp': 20 * KB,
  '960.webp': 20 * KB,
  '1280.webp': 64 * KB,
}

/** As good as it may weigh; most drawings need no second attempt. */
async function lightWebp(print: Sharp, file: WebpFile): Promise<Buffer> {
  const { quality, effort } = WEBP[file]
  const bytes = await print.webp({ quality, effort }).toBuffer()
  const excess = bytes.length / MOST[file]
  return excess <= 1 ? bytes : print.webp({ quality: Math.round((quality * 0.8) / excess ** 2), effort }).toBuffer()
}

/** As many as no row of a picture repeats. */
const GRAINS = 65_537
const chance = chanceFrom('grain')
const GRAIN = Int8Array.from({ length: GRAINS }, () => Math.round((chance() + chance() - 1) * 4))

/** The light grain of film; only in the large files, since a card would pay for it in bytes and not show it. */
function withGrain(pixels: Buffer): Buffer {
  const grainy = new Uint8ClampedArray(pixels)
  for (let i = 0; i < grainy.length; i += 3) {
    const grain = GRAIN[(i / 3) % GRAINS] ?? 0
    grainy[i] = (pixels[i] ?? 0) + grain
    grainy[i + 1] = (pixels[i + 1] ?? 0) + grain
    grainy[i + 2] = (pixels[i + 2] ?? 0) + grain
  }
  return Buffer.from(grainy.buffer)
}

/** Renders one drawing once and develops all files of it. Rejects when the text is no SVG. */
export async function photograph(svg: string): Promise<Photograph> {
  const density = (72 * LARGEST) / PICTURE_WIDTH
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const grainy = withGrain(data)
  const files = PHOTO_FILES.map(async (file) => {
    const print = sharp(file === '1280.webp' || file === '1200.jpg' ? grainy : data, {
      raw: { width, height, channels },
    }).resize(Number.parseInt(file, 10))
    return { file, bytes: file === '1200.jpg' ? await print.jpeg(JPEG).toBuffer() : await lightWebp(print, file) }
  })
  return { width: LARGEST, height: (LARGEST * PICTURE_HEIGHT) / PICTURE_WIDTH, files: await Promise.all(files) }
}

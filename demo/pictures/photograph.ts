import sharp, { type Sharp } from 'sharp'
import { PHOTO_FILES, type PhotoFile } from '~/models/trade/photos/photo-files'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'

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

/** What a card may weigh, in bytes, on whatever screen. */
const CARD_MOST = 20 * 1024

async function lightWebp(print: Sharp, file: WebpFile): Promise<Buffer> {
  const bytes = await print.webp(WEBP[file]).toBuffer()
  if (file === '1280.webp' || bytes.length <= CARD_MOST) return bytes
  return print.webp({ ...WEBP[file], quality: Math.round(WEBP[file].quality * 0.55) }).toBuffer()
}

/** Renders one drawing once and develops all files of it. Rejects when the text is no SVG. */
export async function photograph(svg: string): Promise<Photograph> {
  const density = (72 * LARGEST) / PICTURE_WIDTH
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const files = PHOTO_FILES.map(async (file) => {
    const print = sharp(data, { raw: { width, height, channels } }).resize(Number.parseInt(file, 10))
    return { file, bytes: file === '1200.jpg' ? await print.jpeg(JPEG).toBuffer() : await lightWebp(print, file) }
  })
  return { width: LARGEST, height: (LARGEST * PICTURE_HEIGHT) / PICTURE_WIDTH, files: await Promise.all(files) }
}

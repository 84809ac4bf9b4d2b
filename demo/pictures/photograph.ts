import sharp from 'sharp'
import { PHOTO_FILES, type PhotoFile } from '~/models/trade/photos/photo-files'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'

/** One shot as the files of a photo, all 4:3; `width` and `height` are those of the largest. */
export type Photograph = {
  width: number
  height: number
  files: { file: PhotoFile; bytes: Buffer }[]
}

const LARGEST = 1280

/** Twice the effort would save 3 % of the bytes and cost twice the time. */
const WEBP: Record<Exclude<PhotoFile, `${number}.jpg`>, { quality: number; effort: number }> = {
  '320.webp': { quality: 72, effort: 2 },
  '640.webp': { quality: 74, effort: 2 },
  '960.webp': { quality: 56, effort: 2 },
  '1280.webp': { quality: 78, effort: 2 },
}
const JPEG = { quality: 80 }

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
    return { file, bytes: await (file === '1200.jpg' ? print.jpeg(JPEG) : print.webp(WEBP[file])).toBuffer() }
  })
  return { width: LARGEST, height: (LARGEST * PICTURE_HEIGHT) / PICTURE_WIDTH, files: await Promise.all(files) }
}

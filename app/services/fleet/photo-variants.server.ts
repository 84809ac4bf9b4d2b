import sharp from 'sharp'
import { type PhotoFile, STORED_FILE } from '~/models/trade/photos'
import { fileStore, findFile } from '~/server/files/store.server'
import { errorText, log } from '~/server/log.server'

const QUALITY = 76
/** The default, 4, saves 5% of the bytes and takes 1.6 times as long. */
const EFFORT = 2
/** Each needs about 5 MB for pixels. */
const RENDERED_AT_ONCE = 2

/**
 * A file of a stored photo by its key; null if there is none. Only the largest variant is stored at upload; the others
 * are rendered on first request and then stored.
 */
export async function findPhotoFile(fileKey: string, file: PhotoFile) {
  const key = `${fileKey}/${file}`
  return (await findFile(key)) ?? ((await renderOnce(fileKey, file)) && findFile(key))
}

/** The same as bytes, in one request to the store instead of two. */
export async function findPhotoBytes(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  return (await (await fileStore()).read(`${fileKey}/${file}`)) ?? renderOnce(fileKey, file)
}

// each photo is rendered once, so the cache of libvips is useless
sharp.cache(false)

const underway = new Map<string, Promise<Buffer | null>>()

/** Concurrent requests for a variant share one rendering. */
function renderOnce(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  if (file === STORED_FILE) return Promise.resolve(null)
  const key = `${fileKey}/${file}`
  const begun = underway.get(key)
  if (begun) return begun
  const rendered = inTurn(() => renderVariant(fileKey, file)).finally(() => underway.delete(key))
  underway.set(key, rendered)
  return rendered
}

/**
 * Renders a variant, never larger than the stored file, and stores it. Null if the stored file is missing or damaged.
 */
async function renderVariant(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  const store = await fileStore()
  const [source, key] = [`${fileKey}/${STORED_FILE}`, `${fileKey}/${file}`]
  const stored = await store.read(source)
  const bytes = stored && (await encode(stored, file).catch((error) => logDamaged(source, error)))
  if (!bytes) return null
  await store.put(key, bytes)
  // if the photo was deleted during rendering, delete the variant too; deletion removes the stored file first
  if ((await store.size(source)) === null) await store.delete(key)
  return bytes
}

async function encode(stored: Buffer, file: PhotoFile): Promise<Buffer> {
  const width = Number.parseInt(file, 10)
  const photo = sharp(stored)
  const isJpeg = file.endsWith('.jpg')
  if (!isJpeg && (await photo.metadata()).width <= width) return stored
  const resized = photo.resize({ width, withoutEnlargement: true })
  return (isJpeg ? resized.jpeg({ quality: QUALITY }) : resized.webp({ quality: QUALITY, effort: EFFORT })).toBuffer()
}

function logDamaged(source: string, error: unknown): null {
  log.error({ file: source, error: errorText(error) }, 'a stored photo could not be rendered')
  return null
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < RENDERED_AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

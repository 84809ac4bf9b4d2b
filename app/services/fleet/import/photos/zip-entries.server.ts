import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { MAX_ZIP_ENTRIES } from '~/models/fleet/import/limits'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'

/** Opens a zip on the local disk and reads only its directory. Names are not validated yet. */
const openZip = promisify<string, yauzl.Options, ZipFile>((path, options, done) =>
  yauzl.open(path, options, (error, zip) => done(error, zip)),
)

/** decodeStrings would refuse the whole zip for one invalid name */
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const

export type ZipPhoto = { path: string; entry: Entry; isEncrypted: boolean }

/** Whether a photo declares a size above the limit; it is then not unpacked. */
export const isTooLarge = ({ entry }: ZipPhoto) => entry.uncompressedSize > MAX_PHOTO_BYTES

/** The total declared size of all photos that would be unpacked; none can exceed its declared size. */
export function unpackedBytes(photos: readonly ZipPhoto[]): number {
  return photos.reduce((sum, photo) => sum + (isTooLarge(photo) ? 0 : photo.entry.uncompressedSize), 0)
}

/** The number of entries that a zip declares; null if it is no zip. */
export async function countEntries(path: string): Promise<number | null> {
  const zip = await openZip(path, OPTIONS).catch(() => null)
  zip?.close()
  return zip?.entryCount ?? null
}

/** Calls `work` with a zip and its entries, or with null if it is damaged, and closes it. */
export async function withZip<T>(
  path: string,
  work: (zip: ZipFile, entries: ZipPhoto[] | null) => Promise<T>,
): Promise<T> {
  const zip = await openZip(path, OPTIONS)
  try {
    return await work(zip, await entriesOf(zip).catch(() => null))
  } finally {
    zip.close()
  }
}

function entriesOf(zip: ZipFile): Promise<ZipPhoto[]> {
  return new Promise((resolve, reject) => {
    const entries: ZipPhoto[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push({ path: storable(nameOf(entry)), entry, isEncrypted: entry.isEncrypted() })
      if (entries.length > MAX_ZIP_ENTRIES) resolve(entries)
      else zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}

/**
 * The end of a name, which identifies the photo: longer names exceed the limit of a database index. Without NUL, which
 * PostgreSQL cannot store, and without marks that change the text direction, which could disguise the name on the page.
 */
const storable = (name: string) =>
  name
    .replaceAll('\0', '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(-MAX_NAME_LENGTH)

const MAX_NAME_LENGTH = 500

const UTF8_NAME = 0x800

/**
 * Decoded as UTF-8 if the entry says so or if it is valid, otherwise as Latin-1.
 */
function nameOf({ fileNameRaw: bytes, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & UTF8_NAME) !== 0) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** Streams the unpacked bytes of an entry; fails if there are more than declared. */
export async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error))),
  )
  // the reader gets the error; without this listener a later error would be unhandled
  return stream.on('error', () => {})
}

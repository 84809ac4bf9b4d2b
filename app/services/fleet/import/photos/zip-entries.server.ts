import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { MAX_ZIP_ENTRIES } from '~/models/fleet/import/limits'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'

/** Opens a zip on the local disk; only the list of its entries is read. Names are not judged yet. */
const openZip = promisify<string, yauzl.Options, ZipFile>((path, options, done) =>
  yauzl.open(path, options, (error, zip) => done(error, zip)),
)

/** decodeStrings would refuse a whole zip for one bad name. */
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const

export type ZipPhoto = { path: string; entry: Entry; isEncrypted: boolean }

/** Whether a photo says that it is over the limit; it is not unpacked. */
export const isTooLarge = ({ entry }: ZipPhoto) => entry.uncompressedSize > MAX_PHOTO_BYTES

/** The size of all photos that would be unpacked; none can have more than it says. */
export function unpackedBytes(photos: readonly ZipPhoto[]): number {
  return photos.reduce((sum, photo) => sum + (isTooLarge(photo) ? 0 : photo.entry.uncompressedSize), 0)
}

/** How many entries a zip says that it has; null where it is no zip. */
export async function countEntries(path: string): Promise<number | null> {
  const zip = await openZip(path, OPTIONS).catch(() => null)
  zip?.close()
  return zip?.entryCount ?? null
}

/** Calls `work` with a zip and its entries, null where it is damaged, and closes it. */
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
 * The end of a name, which says what it is a photo of: the database indexes no longer one and stores no NUL. Without
 * marks that change the text direction, which would disguise it on the page.
 */
const storable = (name: string) =>
  name
    .replaceAll('\0', '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(-LONGEST_NAME)

const LONGEST_NAME = 500

const UTF8_NAME = 0x800

/** In UTF-8 where the entry says so, or where it is valid; else as the first zips had them. */
function nameOf({ fileNameRaw: bytes, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & UTF8_NAME) !== 0) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** The unpacked bytes of an entry while they are read; more than it says that it has is an error. */
export async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error))),
  )
  // the reader gets the error; without this listener a later error would be unhandled
  return stream.on('error', () => {})
}

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { aPhoto, aScene } from '#tests/world/files/photos'
import { checkPhoto } from '~/server/files/check-file.server'
import { parseExif } from '~/server/files/checks/exif.mjs'
import { photoRecord } from '~/server/files/photo-record.server'

checkFilesHere()

const recordOf = (exif: Buffer) => photoRecord(parseExif(exif))
const resultOf = async (bytes: Buffer) => {
  const checked = await checkPhoto(bytes)
  return checked.ok ? checked.mediaType : checked.why
}
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })

test('a photo is accepted by its content', async () => {
  expect(await resultOf(await aPhoto())).toBe('image/jpeg')
  expect(await resultOf(await aPicture(30, 20).png().toBuffer())).toBe('image/png')
  expect(await resultOf(await aPicture(30, 20).webp().toBuffer())).toBe('image/webp')
})

test.each<[string, () => Promise<Buffer>, string]>([
  ['a text file named .jpg', async () => Buffer.from('Dear owner, the car is fine.'), 'wrong-type'],
  ['an empty file', async () => Buffer.alloc(0), 'wrong-type'],
  ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
  ['a GIF', () => aPicture(3, 2).gif().toBuffer(), 'wrong-type'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'wrong-type'],
  ['a HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['an AVIF', async () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), 'heic'],
  ['a JPEG without its end', async () => withoutEnd(await aPhoto({ width: 400, height: 300 })), 'truncated'],
  ['a JPEG of three bytes', async () => Buffer.from([0xff, 0xd8, 0xff]), 'truncated'],
  ['a RIFF file that is audio', async () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 'wrong-type'],
  ['a few bytes that decode to a gigabyte', () => bomb(), 'too-many-pixels'],
  ['a JPEG of 16 million pixels that is decoded as a whole', () => progressive(4000, 4000), 'too-many-pixels'],
  ['a JPEG with 5 MB of other data', async () => withSegments(await aPhoto(), 80), 'too-much-metadata'],
  ['a PNG with a text of 5 MB', async () => pngWithText(5), 'too-much-metadata'],
  ['a WebP with a color profile of 5 MB', async () => webpWithProfile(5), 'too-much-metadata'],
])('%s is refused', async (_, bytes, why) => {
  expect(await resultOf(await bytes())).toBe(why)
})

test('a photo with a usual amount of metadata is accepted', async () => {
  expect(await resultOf(withSegments(await aPhoto(), 50))).toBe('image/jpeg')
})

test('the variants are upright, within their sizes and without metadata', async () => {
  const checked = await checkPhoto(
    await aPhoto({ width: 1600, height: 1200, orientation: 6, wallClock: '2026-12-05T05:01:02' }),
  )
  if (!checked.ok) throw new Error(checked.why)
  const read = await Promise.all(
    (checked.variants ?? []).map(async ({ name, bytes }) => ({ name, ...(await sharp(bytes).metadata()) })),
  )
  expect(read).toMatchObject([
    { name: '400.webp', width: 300, height: 400, format: 'webp' },
    { name: '1280.webp', width: 960, height: 1280, format: 'webp' },
  ])
  for (const { exif, xmp, iptc, orientation } of read)
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test.each<[string, () => Promise<Buffer>]>([
  ['for print, in CMYK', () => aPicture(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
  ['animated', () => animated()],
  ['followed by a script', async () => Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>')])],
])('a photo %s becomes one still WebP image in sRGB', async (_, bytes) => {
  const checked = await checkPhoto(await bytes())
  if (!checked.ok) throw new Error(checked.why)
  const [variant] = checked.variants ?? []
  const { format, space, pages } = await sharp(variant?.bytes).metadata()
  expect({ format, space, pages }).toEqual({ format: 'webp', space: 'srgb', pages: undefined })
  expect(variant?.bytes.includes('<script>')).toBe(false)
})

async function animated() {
  const frames = await Promise.all([aPicture(40, 30).png(), aPicture(40, 30).negate().png()].map((f) => f.toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

test('the fingerprint is stable across sizes and qualities, and a single color has none', async () => {
  const fingerprintOf = async (bytes: Buffer) => {
    const checked = await checkPhoto(bytes)
    return checked.ok ? checked.fingerprint : undefined
  }
  const differences = (one = '', other = '') => [...one].filter((bit, at) => bit !== other[at]).length
  const scene = await fingerprintOf(await aScene(1))
  expect(scene).toMatch(/^[01]{64}$/)
  const again = await fingerprintOf(await aScene(1, { width: 1500, quality: 40 }))
  expect(differences(scene ?? '', again ?? '')).toBeLessThan(4)
  expect(differences(scene ?? '', (await fingerprintOf(await aScene(2))) ?? '')).toBeGreaterThan(16)
  expect(await fingerprintOf(await aPhoto())).toBeNull()
})

test('the EXIF data of a photo is read', async () => {
  const { exif = Buffer.alloc(0) } = await sharp(
    await aPhoto({ wallClock: '2026-12-05T05:01:02', offset: '-05:00' }),
  ).metadata()
  expect(recordOf(exif)).toEqual({
    wallClock: '2026-12-05T05:01:02',
    ahead: '-05:00',
    latitude: 33.75,
    longitude: expect.closeTo(-84.39, 6),
    camera: 'Pear Phone 12',
  })
})

test('invalid EXIF data is ignored', async () => {
  const { exif = Buffer.alloc(0) } = await sharp(await aPhoto({ wallClock: '2026-12-05T05:01:02' })).metadata()
  for (let at = 0; at < exif.length; at += 3) {
    const damaged = Buffer.from(exif)
    damaged.fill(0xee, at, Math.min(at + 6, exif.length))
    expect(Object.keys(recordOf(damaged))).toHaveLength(5)
  }
  expect(recordOf(Buffer.from('Exif\0\0'))).toMatchObject({ wallClock: null, camera: '' })
  expect(photoRecord(null)).toMatchObject({ latitude: null })
})

const withoutEnd = (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)

/** A header that claims 900 megapixels. */
async function bomb() {
  const small = await aPicture(1, 1).png({ compressionLevel: 9 }).toBuffer()
  const wide = Buffer.from(small)
  wide.writeUInt32BE(30_000, 16)
  wide.writeUInt32BE(30_000, 20)
  return wide
}

const progressive = (width: number, height: number) => aPicture(width, height).jpeg({ progressive: true }).toBuffer()

/** A JPEG with segments of 65 kB before its picture. */
function withSegments(jpeg: Buffer, count: number) {
  const segment = Buffer.alloc(65_535, 'x')
  segment.set([0xff, 0xed, 0xff, 0xfd])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => segment), jpeg.subarray(2)])
}

const MB = 1024 * 1024

/** A PNG with a chunk before its picture; it is refused before its checksum is read. */
async function pngWithText(megabytes: number) {
  const png = await aPicture(30, 20).png().toBuffer()
  const chunk = Buffer.alloc(12 + megabytes * MB, 'a')
  chunk.writeUInt32BE(megabytes * MB)
  chunk.write('teXt', 4, 'latin1')
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

async function webpWithProfile(megabytes: number) {
  const head = Buffer.alloc(8)
  head.write('ICCP', 'latin1')
  head.writeUInt32LE(megabytes * MB, 4)
  const webp = await aPicture(30, 20).webp().toBuffer()
  return Buffer.concat([webp.subarray(0, 12), head, Buffer.alloc(megabytes * MB), webp.subarray(12)])
}

/** EXIF data with a camera model and this many more entries, all of which point at the same 20,000 bytes. */
function exifWith(entries: number): Buffer {
  const exif = Buffer.alloc(8 + 2 + (entries + 1) * 12 + 4 + 20_000)
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(8, 4)
  exif.writeUInt16LE(entries + 1, 8)
  const values = exif.length - 20_000
  const entry = (number: number, tag: number, type: number, count: number) => {
    exif.writeUInt16LE(tag, 10 + number * 12)
    exif.writeUInt16LE(type, 12 + number * 12)
    exif.writeUInt32LE(count, 14 + number * 12)
    exif.writeUInt32LE(values, 18 + number * 12)
  }
  exif.write('Pear 12\0', values, 'latin1')
  entry(0, 0x0110, 2, 8)
  for (let number = 1; number <= entries; number++) entry(number, 0x9000 + number, 1, 20_000)
  return exif
}

test('EXIF with many entries that share their bytes is ignored, as each would be copied', () => {
  expect(recordOf(exifWith(1)).camera).toBe('Pear 12')
  expect(recordOf(exifWith(3)).camera).toBe('Pear 12')
  expect(recordOf(exifWith(4)).camera).toBe('')
  expect(recordOf(exifWith(3_500)).camera).toBe('')
})

test('EXIF with circular directories or that is too long is ignored', () => {
  const circle = exifWith(0)
  circle.writeUInt16LE(0, 8)
  circle.writeUInt32LE(8, 10)
  expect(recordOf(circle).camera).toBe('')
  expect(recordOf(Buffer.concat([exifWith(1), Buffer.alloc(64 * 1024)])).camera).toBe('')
})

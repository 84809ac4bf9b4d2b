import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { exifOf, takenAt, upright, withExif } from '~/enhance/inspection/exif.mjs'
import { resizePhoto, sizeToSend } from '~/enhance/inspection/resize-photo.mjs'
import { backoffMs } from '~/enhance/inspection/upload-queue.mjs'

test.each([
  [1, 0, 500],
  [1, 1, 1000],
  [4, 1, 8000],
  [7, 1, 60_000],
  [2000, 0.5, 45_000],
])('after %i failures, with random %f, retries in %i ms', (failures, chance, expected) => {
  expect(backoffMs(failures, chance)).toBe(expected)
})

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [320, 200, 320, 200],
  [12_000, 2, 1600, 1],
])('a photo of %i by %i pixels is sent as %i by %i', (width, height, toWidth, toHeight) => {
  expect(sizeToSend({ width, height })).toEqual({ width: toWidth, height: toHeight })
})

test.each([
  ['JPEG', '\xff\xd8\xff\xe0 and no more'],
  ['PNG', '\x89PNG\r\n\x1a\n and no more'],
  ['WebP', 'RIFF\n\0\0\0WEBP and no more'],
])('sends a %s that cannot be resized unchanged, with the date of its file', async (_, text) => {
  const content = Buffer.from(text, 'latin1')
  const file = new File([content], 'photo', { type: 'image/jpeg', lastModified: 1_000 })
  const { bytes, ...rest } = await resizePhoto(file)
  expect(Buffer.from(bytes).equals(content)).toBe(true)
  expect(rest).toEqual({ type: 'image/jpeg', capturedAt: '1970-01-01T00:00:01.000Z' })
})

test.each(['no picture at all', 'RIFF\n\0\0\0AVI ', 'GIF89a', '\0\0\0\x18ftypheic', ''])(
  'refuses %j, which is not a photo',
  async (text) => {
    await expect(resizePhoto(new File([text], 'photo.jpg', { type: 'image/jpeg' }))).rejects.toThrow('no photo')
  },
)

test('a resized photo keeps its EXIF data and is upright', async () => {
  const picture = sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } })
  const original = await picture
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:20 05:02:11', OffsetTimeOriginal: '-05:00' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const drawn = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 4, height: 8, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    ),
  ])
  vi.stubGlobal('createImageBitmap', async () => ({ width: 32, height: 64, close: () => {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} })
      convertToBlob = async () => drawn
    },
  )
  const padded = Buffer.concat([original, Buffer.alloc(5000)])
  const { bytes, capturedAt } = await resizePhoto(
    new File([new Uint8Array(padded)], 'photo.jpg', { type: 'image/jpeg' }),
  )
  vi.unstubAllGlobals()
  expect(capturedAt).toBe('2026-11-20T10:02:11.000Z')
  const { exif, orientation, width } = await sharp(Buffer.from(bytes)).metadata()
  expect([orientation, width, exif?.includes('2026:11:20 05:02:11')]).toEqual([1, 4, true])
})

describe('EXIF data', () => {
  const drawn = () => sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
  const photo = async (written: Record<string, string>, place: Record<string, string> = {}) =>
    new Uint8Array(
      await drawn()
        .withExif({ IFD0: { Make: 'Acme' }, IFD2: written, IFD3: place })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    )
  const exifIn = (jpeg: Uint8Array) => {
    const exif = exifOf(jpeg)
    if (!exif) throw new Error('No segment was found.')
    return exif
  }

  test('has the time of the photo in its own zone, or else in the zone of the phone', async () => {
    const DateTimeOriginal = '2026:11:20 05:02:11'
    expect(takenAt(exifIn(await photo({ DateTimeOriginal, OffsetTimeOriginal: '-05:00' })))?.toISOString()).toBe(
      '2026-11-20T10:02:11.000Z',
    )
    expect(takenAt(exifIn(await photo({ DateTimeOriginal })))).toEqual(new Date(2026, 10, 20, 5, 2, 11))
    expect(takenAt(exifIn(await photo({})))).toBeNull()
    expect(takenAt(exifIn(await photo({ DateTimeOriginal: '2026:13:40 05:02:11' })))).toBeNull()
  })

  test('is copied to the resized photo, with the orientation reset', async () => {
    const whole = await photo({ DateTimeOriginal: '2026:11:20 05:02:11' }, { GPSLatitudeRef: 'N' })
    expect((await sharp(whole).metadata()).orientation).toBe(6)
    const small = new Uint8Array(await drawn().jpeg().toBuffer())
    const { orientation, exif } = await sharp(withExif(small, upright(exifIn(whole)))).metadata()
    expect([orientation, exif?.includes('2026:11:20 05:02:11'), exif?.includes('Acme')]).toEqual([1, true, true])
  })

  test('is ignored when it is truncated, invalid or not in a JPEG', async () => {
    const jpeg = await photo({ DateTimeOriginal: '2026:11:20 05:02:11' })
    const exif = exifIn(jpeg)
    for (let length = 0; length < jpeg.length; length += 7) {
      const found = exifOf(jpeg.slice(0, length))
      if (found) expect(takenAt(found)).not.toBeUndefined()
    }
    for (let length = 0; length < exif.length; length += 1) expect(() => takenAt(exif.slice(0, length))).not.toThrow()
    expect(exifOf(new Uint8Array(await drawn().png().toBuffer()))).toBeNull()
    expect(exifOf(new Uint8Array())).toBeNull()
  })
})

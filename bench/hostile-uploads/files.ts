import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { aPdfWith } from '#tests/world/files/pdfs'

const MB = 1024 * 1024

export type HostileFile = { name: string; kind: 'photo' | 'document'; content: Buffer }

/** Files made to exhaust a parser's time or memory, most of them small. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await sharp(picture(320, 240)).jpeg().toBuffer()
  const webp = await sharp(picture(320, 240)).webp().toBuffer()
  const png = await sharp(picture(320, 240)).png().toBuffer()
  const photos: Record<string, Buffer> = {
    'JPEG of 66 kB, 3,500 EXIF entries share 23,000 bytes': withJpegExif(jpeg, exif(3_500, 23_000)),
    'JPEG, EXIF directories in a circle': withJpegExif(jpeg, chainOfDirectories(1)),
    'JPEG, 10,000 EXIF directories': withJpegExif(jpeg, chainOfDirectories(10_000)),
    'JPEG, EXIF entry beyond the end': withJpegExif(jpeg, exif(20, 0xffff_fff0, 16)),
    'JPEG, 300 EXIF segments': withJpegExif(jpeg, ...Array.from({ length: 300 }, () => exif(400, 40_000))),
    'JPEG and 24 MB of zeros': Buffer.concat([jpeg, Buffer.alloc(24 * MB)]),
    'JPEG without its second half': jpeg.subarray(0, jpeg.length / 2),
    'WebP of 2 MB, 400 EXIF entries share all of it': withWebpExif(webp, exif(400, 2 * MB)),
    'WebP of 20 MB, 25 EXIF entries share all of it': withWebpExif(webp, exif(25, 20 * MB)),
    'WebP of 24 MB, 65,000 EXIF entries share all of it': withWebpExif(webp, exif(65_000, 23 * MB)),
    'WebP with a color profile of 20 MB': withWebpChunk(webp, 'ICCP', Buffer.alloc(20 * MB, 1), 0x20),
    'PNG with a text of 24 MB': withPngChunks(png, [['tEXt', Buffer.alloc(24 * MB, 'a')]]),
    'PNG with a packed text of 64 MB': withPngChunks(png, [['zTXt', packedText(64 * MB)]]),
    'PNG with 20,000 texts': withPngChunks(
      png,
      Array.from({ length: 20_000 }, (_, at): [string, Buffer] => ['tEXt', Buffer.from(`k${at}\0v`)]),
    ),
    'PNG of 900 million pixels': sized(png, 30_000, 30_000),
    'PNG of 48 million white pixels': await sharp(picture(8000, 6000)).png({ compressionLevel: 9 }).toBuffer(),
    'PNG of 48 million pixels, interlaced': await sharp(picture(8000, 6000)).png({ progressive: true }).toBuffer(),
    'PNG of 48 million pixels of 16 bits': await deep(8000, 6000).toBuffer(),
    'PNG of 14 million pixels of 16 bits, turned by its EXIF': await deep(4600, 3100).toBuffer(),
    'JPEG of 48 million pixels, progressive': await sharp(picture(8000, 6000)).jpeg(PROGRESSIVE).toBuffer(),
    'JPEG of 12 million pixels, progressive': await sharp(picture(4000, 3000)).jpeg(PROGRESSIVE).toBuffer(),
    'PNG with 3 MB of texts': withPngChunks(png, [['tEXt', Buffer.alloc(3 * MB, 'a')]]),
    'WebP of 3 MB, 65,000 EXIF entries share all of it': withWebpExif(webp, exif(65_000, 2 * MB)),
    'SVG named as a PNG': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}</svg>`),
  }
  const documents: Record<string, Buffer> = {
    'PDF, 16 packed objects of 4 MB': aPdfWith(...Array.from({ length: 16 }, () => objects(Buffer.alloc(4 * MB)))),
    'PDF, packed three times': aPdfWith(objects(deflateSync(deflateSync(Buffer.alloc(20 * MB))))),
    'PDF, 100,000 empty packed objects': aPdfWith('/ObjStm stream\nendstream '.repeat(100_000)),
    'PDF, packed objects without an end': aPdfWith('/ObjStm '.repeat(2 * MB)),
    'PDF, 24 MB of names': aPdfWith('/Java'.repeat(4.8 * MB)),
    'PDF, 24 MB of number signs': aPdfWith('#'.repeat(24 * MB)),
    'PDF, cross-reference table that refers to itself': aPdfWith('trailer << /Prev 9 >> startxref 9 '.repeat(50_000)),
    'zip of zips named as a PDF': zipOfZips(5),
    'zip of zips behind the head of a PDF': aPdfWith(zipOfZips(5)),
    'PDF, cross-reference streams in a circle': aPdfWith(
      '<< /Type /XRef /Prev 9 >> stream\nendstream startxref 9 '.repeat(100_000),
    ),
  }
  return [
    ...Object.entries(photos).map(([name, content]) => ({ name, kind: 'photo' as const, content })),
    ...Object.entries(documents).map(([name, content]) => ({ name, kind: 'document' as const, content })),
  ]
}

/** A body of empty fields, for any form that takes files. */
export const emptyFields = (count: number, boundary: string) =>
  Buffer.from(`${`--${boundary}\r\nContent-Disposition:form-data;name=a\r\n\r\n\r\n`.repeat(count)}--${boundary}--\r\n`)

const picture = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: '#fff' },
})

const PROGRESSIVE = { progressive: true, chromaSubsampling: '4:4:4' }

const deep = (width: number, height: number) =>
  sharp(picture(width, height)).toColourspace('rgb16').png({ compressionLevel: 9 }).withMetadata({ orientation: 6 })

/** A zip of ten zips of ten zips …, the innermost with 20 MB of zeros. */
function zipOfZips(depth: number): Buffer {
  let content = Buffer.alloc(20 * MB)
  for (let level = 0; level < depth; level++) {
    const files = Object.fromEntries(Array.from({ length: level === 0 ? 1 : 10 }, (_, at) => [`${at}.zip`, content]))
    content = Buffer.from(zipSync(files))
  }
  return content
}

/** A TIFF directory whose entries all point at the same `size` bytes, of which `real` exist. */
function exif(entries: number, size: number, real = size): Buffer {
  const directory = 8 + 2 + entries * 12 + 4
  const tiff = Buffer.alloc(directory + real)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(entries, 8)
  for (let entry = 0; entry < entries; entry++) {
    const at = 10 + entry * 12
    tiff.writeUInt16LE((0x9000 + entry) & 0xffff, at)
    tiff.writeUInt16LE(1, at + 2)
    tiff.writeUInt32LE(size, at + 4)
    tiff.writeUInt32LE(directory, at + 8)
  }
  return tiff
}

/** Empty directories in a circular linked list. */
function chainOfDirectories(count: number): Buffer {
  const tiff = Buffer.alloc(8 + count * 6)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  for (let at = 8; at < tiff.length; at += 6) tiff.writeUInt32LE(at + 6 < tiff.length ? at + 6 : 8, at + 2)
  return tiff
}

/** Adds each EXIF block as a segment, truncated to the maximum segment size. */
function withJpegExif(jpeg: Buffer, ...blocks: Buffer[]): Buffer {
  const segments = blocks.flatMap((tiff) => {
    const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]).subarray(0, 65_533)
    const head = Buffer.from([0xff, 0xe1, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return [head, content]
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const withWebpExif = (webp: Buffer, tiff: Buffer) => withWebpChunk(webp, 'EXIF', tiff, 0x08)

/** Converts to the extended WebP format, whose header has a flag for each kind of chunk. */
function withWebpChunk(webp: Buffer, name: string, content: Buffer, flag: number): Buffer {
  const extended = Buffer.alloc(10)
  extended[0] = flag
  extended.writeUIntLE(319, 4, 3)
  extended.writeUIntLE(239, 7, 3)
  const image = webp.subarray(12)
  const others = name === 'ICCP' ? [riffChunk(name, content), image] : [image, riffChunk(name, content)]
  const body = Buffer.concat([Buffer.from('WEBP'), riffChunk('VP8X', extended), ...others])
  return riffChunk('RIFF', body)
}

function riffChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Inserts chunks after the image header. */
function withPngChunks(png: Buffer, chunks: [string, Buffer][]): Buffer {
  const made = chunks.map(([name, content]) => pngChunk(name, content))
  return Buffer.concat([png.subarray(0, 33), ...made, png.subarray(33)])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12)
  chunk.writeUInt32BE(content.length)
  chunk.write(name, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** Node 20 has no built-in crc32. */
function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const packedText = (bytes: number) => Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(bytes, 'a'))])

function sized(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}

const objects = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n'),
    deflateSync(content),
    Buffer.from('\nendstream'),
  ])

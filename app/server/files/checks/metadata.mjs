import { closeSync, openSync, readSync } from 'node:fs'

/** Cameras write some kilobytes, or a few megabytes with the depth map of a portrait. */
const MAX_METADATA_BYTES = 4 * 1024 * 1024
/** A photo of 25 MB has a few thousand chunks. */
const MAX_CHUNKS = 20_000

/** The first bytes of a file, given by path or content. */
export function headOf(source, length) {
  return reading(source, (read) => read(0, length))
}

/**
 * Whether a photo has more metadata than a camera writes: decoders keep all of it in memory, some of it several times.
 * Only reads the chunk headers.
 */
export function hasTooMuchMetadata(source, format) {
  return reading(source, (read) => {
    let bytes = 0
    let chunks = 0
    for (const chunk of CHUNKS[format](read)) {
      chunks += 1
      if (!chunk.isPicture) bytes += chunk.bytes
      if (bytes > MAX_METADATA_BYTES || chunks > MAX_CHUNKS) return true
    }
    return false
  })
}

const CHUNKS = {
  *jpeg(read) {
    for (let offset = 2; ; ) {
      const head = read(offset, 4)
      const marker = head[1]
      if (head.length < 4 || head[0] !== 0xff || marker === START_OF_SCAN) return
      const bytes = marker === 0xff ? 1 : 2 + head.readUInt16BE(2)
      yield { isPicture: marker < 0xe0 || marker === 0xff, bytes }
      offset += bytes
    }
  },
  *png(read) {
    for (let offset = 8; ; ) {
      const head = read(offset, 8)
      if (head.length < 8) return
      const bytes = 12 + head.readUInt32BE(0)
      yield { isPicture: /^(IHDR|PLTE|tRNS|IDAT|IEND)$/.test(head.toString('latin1', 4)), bytes }
      offset += bytes
    }
  },
  *webp(read) {
    for (let offset = 12; ; ) {
      const head = read(offset, 8)
      if (head.length < 8) return
      const bytes = 8 + head.readUInt32LE(4) + (head.readUInt32LE(4) % 2)
      yield { isPicture: /^(VP8|ALPH|ANIM|ANMF)/.test(head.toString('latin1')), bytes }
      offset += bytes
    }
  },
}

const START_OF_SCAN = 0xda

function reading(source, work) {
  if (typeof source !== 'string') return work((at, length) => source.subarray(at, at + length))
  const file = openSync(source)
  try {
    return work((at, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, at))
    })
  } finally {
    closeSync(file)
  }
}

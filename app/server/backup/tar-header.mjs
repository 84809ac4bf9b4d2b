const BLOCK = 512

/** End-of-archive marker. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** Zeros up to the next block. */
export const paddingOf = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/**
 * Tar header (ustar) of a file, or of a folder if the name ends in a slash. Unpacked files are readable by their owner
 * only. Throws for names over 100 bytes; sizes are limited to eight gigabytes.
 */
export function tarHeader({ name, size, mtime }) {
  if (Buffer.byteLength(name) > 100) throw new Error(`File name too long for a tar archive: ${name}`)
  const isFolder = name.endsWith('/')
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  writeOctal(block, 100, 8, isFolder ? 0o700 : 0o600)
  writeOctal(block, 108, 8, 0)
  writeOctal(block, 116, 8, 0)
  writeOctal(block, 124, 12, size)
  writeOctal(block, 136, 12, Math.floor(mtime.getTime() / 1000))
  block.write(isFolder ? '5' : '0', 156)
  block.write('ustar\0' + '00', 257)
  writeOctal(block, 148, 8, checksum(block))
  return block
}

const writeOctal = (block, at, length, value) => block.write(value.toString(8).padStart(length - 1, '0'), at)

/** The checksum field itself counts as spaces. */
const checksum = (block) => block.reduce((sum, byte) => sum + byte, 8 * 0x20)

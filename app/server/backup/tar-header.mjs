const BLOCK = 512

/** What closes an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** Zeros up to the next full block. */
export const paddingOf = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/**
 * The block before a file or a folder (its name ends in a slash) of a tar, as every tar program reads it (ustar). Only
 * its owner may read what is unpacked. Throws for names of more than a hundred bytes; sizes end at eight gigabytes.
 */
export function tarHeader({ name, size, mtime }) {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`)
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

/** Counted with spaces in the sum's own place. */
const checksum = (block) => block.reduce((sum, byte) => sum + byte, 8 * 0x20)

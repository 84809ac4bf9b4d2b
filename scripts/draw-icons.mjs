import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './prepare.mjs'

/** Draws the icons that cannot be SVG from `public/favicon.svg`. Run it after a change, and commit the results. */
const place = (name) => join(root, 'public', name)
const drawing = readFileSync(place('favicon.svg'))
/** Fills the rounded corners, because phones cut their own. */
const GROUND = '#272d39'

const drawn = (size) => sharp(drawing, { density: (72 * size) / 32 }).resize(size)
const filled = (size) => drawn(size).flatten({ background: GROUND }).png({ palette: true }).toBuffer()

writeFileSync(place('apple-touch-icon.png'), await filled(180))
writeFileSync(place('icon-192.png'), await filled(192))
writeFileSync(place('icon-512.png'), await filled(512))
writeFileSync(
  place('favicon.ico'),
  icon(await Promise.all([16, 32, 48].map(async (size) => [size, await drawn(size).png().toBuffer()]))),
)

/** An .ico of PNG pictures: a header, an entry of 16 bytes for each, then the pictures. */
function icon(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}

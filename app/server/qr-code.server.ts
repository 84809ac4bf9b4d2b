import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side, with the quiet zone. */
  size: number
  /** SVG path data of the dark modules, in a square of `size` units. */
  path: string
}

/** Modules of the quiet zone: with fewer, scanners lose the code among adjacent print. */
const QUIET = 4

/** QR code of a text as an SVG path, error correction level M (15%). */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  return { size, path: data.map(runsOf).join('') }
}

/** A row as bars, so that adjacent dark modules are drawn at once. */
function runsOf(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}

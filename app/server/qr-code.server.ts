import { encode } from 'uqr'

export interface QrCode {
  /** Units a side, with the quiet margin that readers need. */
  size: number
  /** For the `d` of an SVG path: the dark squares, drawn in a square of `size` units. */
  path: string
}

/** Modules of margin: fewer, and readers lose it among what is printed beside it. */
const QUIET = 4

/** A text as a camera reads it off paper; a fold or a stain over a seventh of it does no harm. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  return { size, path: data.map(runsOf).join('') }
}

/** A row's dark squares as bars: one of three squares is drawn once. */
function runsOf(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}

import { short } from './svg'

/** Strokes on a grid 4 wide and 6 high, y upwards: no fonts, so that every machine renders the same picture. */
const STROKES: Record<string, string> = {
  A: 'M0 0L2 6L4 0M.7 2L3.3 2',
  B: 'M0 0V6H2.6L3.6 5V4L2.6 3.2H0M2.6 3.2L4 2.2V1L3 0H0',
  C: 'M4 5L3 6H1L0 5V1L1 0H3L4 1',
  D: 'M0 0V6H2.6L4 4.6V1.4L2.6 0Z',
  E: 'M4 0H0V6H4M0 3.1H3',
  F: 'M0 0V6H4M0 3.1H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  L: 'M0 6V0H4',
  M: 'M0 0V6L2 2.6L4 6V0',
  N: 'M0 0V6L4 0V6',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 0V6H3L4 5V4L3 3H0',
  R: 'M0 0V6H3L4 5V4.2L3 3.2H0M2 3.2L4 0',
  S: 'M0 1L1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5',
  T: 'M2 0V6M0 6H4',
  U: 'M0 6V1L1 0H3L4 1V6',
  X: 'M0 0L4 6M4 0L0 6',
}

type Hand = { x: number; y: number; height: number; color: string; weight?: number; flipped?: boolean }

/** Centered lettering; `flipped` undoes the mirror of the passenger's side, so that words stay readable. */
export function lettering(word: string, { x, y, height, color, weight = 1.4, flipped = false }: Hand): string {
  const unit = height / 6
  const letters = [...word]
  let at = -letters.reduce((sum, letter) => sum + advance(letter), -1.6) / 2
  const glyphs = letters.map((letter) => {
    const left = letter === 'I' ? at - 1 : at
    at += advance(letter)
    return `<path transform="translate(${short(left)} -3)" d="${STROKES[letter] ?? ''}"/>`
  })
  const place = `translate(${short(x)} ${short(y)}) scale(${short(flipped ? -unit : unit)} ${short(unit)})`
  const pen = `fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="square"`
  return `<g transform="${place}" ${pen}>${glyphs.join('')}</g>`
}

const advance = (letter: string) => (letter === 'I' ? 3.6 : 5.6)

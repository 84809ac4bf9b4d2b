import bidiFactory from 'bidi-js'
import { rtlFont, rtlScriptOf, type Weight } from './rtl-fonts.server'
import { CONTENT } from './style'

const bidi = bidiFactory()

/** Hebrew, Arabic and the other right-to-left scripts. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
export const hasRtl = (text: string) => RTL.test(text)

/** Text drawn in one font; right-to-left letters in logical order, as the font expects them. */
type Run = { text: string; font: string; width: number }
/** `text` is in logical order. */
type Line = { text: string; runs: Run[]; width: number }
type Box = { x: number; y: number; width: number; at?: number; height?: number }
type Doc = PDFKit.PDFDocument

export const rtlHeight = (doc: Doc, text: string, width: number) =>
  linesOf(doc, text, width).length * doc.currentLineHeight(true)

export const rtlWidth = (doc: Doc, text: string) =>
  Math.max(...linesOf(doc, text, Number.POSITIVE_INFINITY).map(({ width }) => width))

/**
 * Draws text that is partly right-to-left, each line in visual order; moves `doc.y` below it. `at`: share of the free
 * width to the left of a line. Lines beyond the height are left out, with an ellipsis.
 */
export function drawRtl(doc: Doc, text: string, { x, y, width, at = 0, height }: Box) {
  const weight = weightOf(doc)
  const lineHeight = doc.currentLineHeight(true)
  const ascent = (doc._font.ascender / 1000) * doc._fontSize
  const all = linesOf(doc, text, width)
  const fits = height === undefined ? all.length : Math.max(1, Math.floor(height / lineHeight))
  const lines = all.slice(0, fits)
  if (fits < all.length) lines[fits - 1]?.runs.push(runOf(doc, '…', weight))
  doc.y = y
  for (const line of lines) {
    if (height === undefined && doc.y + lineHeight > CONTENT.bottom) doc.continueOnNewPage()
    // extract this text instead, because glyphs are partial and in visual order
    doc.markContent('Span', { actual: line.text })
    let left = x + Math.max(0, width - line.width) * at
    for (const { text, font, width: textWidth } of line.runs) {
      // fonts differ in height, so align them on the baseline
      use(doc, font)._fragment(text, left, doc.y + ascent, { textWidth, wordCount: 1, baseline: 'alphabetic' })
      left += textWidth
    }
    doc.endMarkedContent()
    doc.font(weight)
    doc.y += lineHeight
  }
}

function linesOf(doc: Doc, text: string, width: number): Line[] {
  const weight = weightOf(doc)
  const lines = text.split('\n').flatMap((paragraph) => {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph)
    const level = paragraphs[0]?.level ?? 0
    return breaks(doc, paragraph, width, weight).map(([start, end]) => {
      const text = paragraph.slice(start, end)
      const its = { levels: levels.slice(start, end), paragraphs: [{ start: 0, end: text.length - 1, level }] }
      const runs = visualRuns(text, its, weight).map(({ text, font }) => runOf(doc, text, font))
      return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
    })
  })
  doc.font(weight)
  return lines
}

/** Start and end of each line. A word wider than a line is broken where the line is full. */
function breaks(doc: Doc, paragraph: string, width: number, weight: Weight): [start: number, end: number][] {
  const lines: [number, number][] = []
  let [start, end, used] = [0, 0, 0]
  const goOnAt = (next: number) => {
    lines.push([start, end])
    start = next
    used = 0
  }
  for (const { index, 1: word = '', 2: space = '' } of paragraph.matchAll(/(\S+)(\s*)/g)) {
    const wordWidth = widthOf(doc, word, weight)
    if (end > start && used + wordWidth > width) goOnAt(index)
    if (wordWidth <= width) used += wordWidth
    else {
      end = index
      for (const sign of word) {
        const signWidth = widthOf(doc, sign, weight)
        if (end > start && used + signWidth > width) goOnAt(end)
        used += signWidth
        end += sign.length
      }
    }
    end = index + word.length
    used += widthOf(doc, space, weight)
  }
  return [...lines, [start, end]]
}

function widthOf(doc: Doc, text: string, weight: Weight): number {
  return sameFont([...text], (sign) => fontOf(sign, weight)).reduce(
    (sum, signs) => sum + runOf(doc, signs.join(''), fontOf(signs[0] ?? '', weight)).width,
    0,
  )
}

type Levels = ReturnType<typeof bidi.getEmbeddingLevels>

/** The runs of a line, from left to right. */
function visualRuns(text: string, levels: Levels, weight: Weight) {
  const signs = bidi.getReorderedIndices(text, levels).map((index) => {
    const sign = text.charAt(index)
    const isRtl = (levels.levels[index] ?? 0) % 2 === 1
    const font = fontOf(sign, weight)
    const shown = (isRtl && bidi.getMirroredCharacter(sign)) || sign
    return { font, isRtl, shown: font === weight ? shown : sign }
  })
  return sameFont(signs, ({ font, isRtl }) => `${font}${isRtl}`).map((run) => {
    const font = run[0]?.font ?? weight
    const isReversed = font !== weight && run[0]?.isRtl
    const letters = run.map(({ shown }) => shown)
    return { font, text: (isReversed ? letters.reverse() : letters).join('') }
  })
}

/** Groups adjacent items of the same kind. */
function sameFont<T>(all: readonly T[], kindOf: (one: T) => string): T[][] {
  const groups: T[][] = []
  for (const [at, one] of all.entries()) {
    const before = all[at - 1]
    const last = groups.at(-1)
    if (last && before !== undefined && kindOf(before) === kindOf(one)) last.push(one)
    else groups.push([one])
  }
  return groups
}

function fontOf(sign: string, weight: Weight): string {
  const script = rtlScriptOf(sign)
  return script ? `${script}-${weight}` : weight
}

const runOf = (doc: Doc, text: string, font: string): Run => ({ text, font, width: use(doc, font).widthOfString(text) })

/** Selects a font, and registers it in the document on first use. */
function use(doc: Doc, font: string): Doc {
  const [script, weight] = font.split('-')
  if ((script === 'hebrew' || script === 'arabic') && (weight === 'regular' || weight === 'bold'))
    doc.registerFont(font, rtlFont(script, weight))
  return doc.font(font)
}

const weightOf = (doc: Doc): Weight => (doc._font.name.endsWith('Bold') ? 'bold' : 'regular')

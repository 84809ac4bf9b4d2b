import { drawRtl, hasRtl, rtlHeight, rtlWidth } from './rtl-text.server'

type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; height?: number }

/** Height of a text at this width, in the current font. */
export function heightOfText(doc: PDFKit.PDFDocument, words: string, width: number): number {
  if (hasRtl(words)) return rtlHeight(doc, words, width)
  return widthOfLine(doc, words) <= width ? doc.currentLineHeight(true) : doc.heightOfString(words, { width })
}

/**
 * Draws text in a box and moves `doc.y` below it. Single lines skip line breaking, which takes longer than drawing.
 * Text that does not fit the height ends with an ellipsis.
 */
export function setText(doc: PDFKit.PDFDocument, words: string, { x, y, width, align = 'left', height }: Box) {
  if (hasRtl(words)) return drawRtl(doc, words, { x, y, width, at: AT[align], height })
  const textWidth = widthOfLine(doc, words)
  if (textWidth > width) {
    doc.text(words, x, y, { width, align, height, ellipsis: '…' })
    return
  }
  doc._fragment(words, x + (width - textWidth) * AT[align], y, { textWidth, wordCount: 1 })
  doc.y = y + doc.currentLineHeight(true)
}

/** Draws text on one line, whatever its width. */
export function setLine(doc: PDFKit.PDFDocument, words: string, x: number, y: number) {
  const textWidth = widthOf(doc, words)
  if (hasRtl(words)) drawRtl(doc, words, { x, y, width: textWidth + 1, height: doc.currentLineHeight(true) })
  else doc._fragment(words, x, y, { textWidth, wordCount: 1 })
}

/** Width of a text on one line. */
export const widthOf = (doc: PDFKit.PDFDocument, words: string): number =>
  hasRtl(words) ? rtlWidth(doc, words) : doc.widthOfString(words)

const AT = { left: 0, center: 0.5, right: 1 } as const

/** Infinite for text with line breaks. */
const widthOfLine = (doc: PDFKit.PDFDocument, words: string) =>
  words.includes('\n') ? Number.POSITIVE_INFINITY : doc.widthOfString(words)

type Options = Parameters<PDFKit.PDFDocument['struct']>[1]

/** Tagged content, for screen readers. */
export function tagged(doc: PDFKit.PDFDocument, type: string, draw: () => unknown, options: Options = {}) {
  return doc.struct(type, options, [
    () => {
      draw()
    },
  ])
}

/** Decoration, which screen readers skip. Not inside tagged content. */
export function artifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => unknown) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

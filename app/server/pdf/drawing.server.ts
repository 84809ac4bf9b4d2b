import { drawRtl, hasRtl, rtlHeight, rtlWidth } from './rtl-text.server'

type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; height?: number }

/** Height of a text at this width, in the current font. */
export function heightOfText(doc: PDFKit.PDFDocument, text: string, width: number): number {
  if (hasRtl(text)) return rtlHeight(doc, text, width)
  return widthOfLine(doc, text) <= width ? doc.currentLineHeight(true) : doc.heightOfString(text, { width })
}

/**
 * Draws text in a box and moves `doc.y` below it. Single lines skip line breaking, which takes longer than drawing.
 * Text that does not fit the height ends with an ellipsis.
 */
export function setText(doc: PDFKit.PDFDocument, text: string, { x, y, width, align = 'left', height }: Box) {
  if (hasRtl(text)) return drawRtl(doc, text, { x, y, width, at: AT[align], height })
  const textWidth = widthOfLine(doc, text)
  if (textWidth > width) {
    doc.text(text, x, y, { width, align, height, ellipsis: '…' })
    return
  }
  doc._fragment(text, x + (width - textWidth) * AT[align], y, { textWidth, wordCount: 1 })
  doc.y = y + doc.currentLineHeight(true)
}

/** Draws text on one line, whatever its width. */
export function setLine(doc: PDFKit.PDFDocument, text: string, x: number, y: number) {
  const textWidth = widthOf(doc, text)
  if (hasRtl(text)) drawRtl(doc, text, { x, y, width: textWidth + 1, height: doc.currentLineHeight(true) })
  else doc._fragment(text, x, y, { textWidth, wordCount: 1 })
}

/** Width of a text on one line. */
export const widthOf = (doc: PDFKit.PDFDocument, text: string): number =>
  hasRtl(text) ? rtlWidth(doc, text) : doc.widthOfString(text)

const AT = { left: 0, center: 0.5, right: 1 } as const

/** Infinite for text with line breaks. */
const widthOfLine = (doc: PDFKit.PDFDocument, text: string) =>
  text.includes('\n') ? Number.POSITIVE_INFINITY : doc.widthOfString(text)

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

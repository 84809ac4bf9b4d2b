type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; height?: number }

/** How tall words become at this width, in the font that is set. */
export function heightOfText(doc: PDFKit.PDFDocument, words: string, width: number): number {
  return isOneLine(doc, words, width) ? doc.currentLineHeight(true) : doc.heightOfString(words, { width })
}

/**
 * Sets words in a box, and leaves `doc.y` below them. Most of them are one line and need nobody to look for the places
 * where a line may end, which takes longer than to draw them. What is higher than the box ends with a sign that it goes on.
 */
export function setText(doc: PDFKit.PDFDocument, words: string, { x, y, width, align = 'left', height }: Box) {
  if (!isOneLine(doc, words, width)) return doc.text(words, x, y, { width, align, height, ellipsis: '…' })
  const rest = width - doc.widthOfString(words)
  doc.text(words, x + rest * AT[align], y, { lineBreak: false })
  doc.y = y + doc.currentLineHeight(true)
  return doc
}

const AT = { left: 0, center: 0.5, right: 1 } as const

const isOneLine = (doc: PDFKit.PDFDocument, words: string, width: number) =>
  !words.includes('\n') && doc.widthOfString(words) <= width

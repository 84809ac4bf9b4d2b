import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { setText } from './set-text.server'
import { COLORS, CONTENT, GAPS, SIZES } from './style'
import { tagged } from './tags.server'

/** Title of the document, once, with a line below it. */
export function title(pdf: Pdf, words: string, below = '') {
  set(pdf, 'H1', words, { font: 'bold', size: SIZES.title, color: COLORS.ink })
  if (below) set(pdf, 'P', below, { font: 'regular', size: SIZES.plain + 1, color: COLORS.quiet })
  pdf.doc.y += GAPS.block
}

/** Heading, listed in the outline (bookmarks); never alone at the end of a page. */
export function heading(pdf: Pdf, words: string, { room = 60 } = {}) {
  keepTogether(pdf, room)
  pdf.doc.outline.addItem(words)
  set(pdf, 'H2', words, { font: 'bold', size: SIZES.heading, color: COLORS.ink })
  pdf.doc.y += GAPS.near
}

/** Paragraph; breaks over pages. */
export function paragraph(pdf: Pdf, words: string, { isQuiet = false, isBold = false } = {}) {
  if (words === '') return
  set(pdf, 'P', words, {
    font: isBold ? 'bold' : 'regular',
    size: SIZES.plain,
    color: isQuiet ? COLORS.quiet : COLORS.ink,
  })
  pdf.doc.y += GAPS.near
}

/** Vertical space. */
export function gap({ doc }: Pdf, height: number = GAPS.block) {
  doc.y += height
}

type Look = { font: 'regular' | 'bold'; size: number; color: string }

function set(pdf: Pdf, type: string, words: string, { font, size, color }: Look) {
  const { doc, root } = pdf
  doc.font(font).fontSize(size)
  keepTogether(pdf, doc.currentLineHeight(true))
  doc.fillColor(color)
  const draw = () => setText(doc, replaceMissingGlyphs(words), { x: CONTENT.left, y: doc.y, width: CONTENT.width })
  root.add(tagged(doc, type, draw))
}

import { heightOfText, setText, tagged } from './drawing.server'
import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { COLORS, CONTENT, GAPS, SIZES } from './style'

/** Title of the document, used once, with an optional line below. */
export function title(pdf: Pdf, text: string, below = '') {
  set(pdf, 'H1', text, { font: 'bold', size: SIZES.title, color: COLORS.ink })
  if (below) set(pdf, 'P', below, { font: 'regular', size: SIZES.plain + 1, color: COLORS.quiet })
  pdf.doc.y += GAPS.block
}

/** Heading, listed in the outline (bookmarks); never alone at the end of a page. */
export function heading(pdf: Pdf, text: string, { room = 60 } = {}) {
  keepTogether(pdf, room)
  pdf.doc.outline.addItem(text)
  set(pdf, 'H2', text, { font: 'bold', size: SIZES.heading, color: COLORS.ink })
  pdf.doc.y += GAPS.near
}

/** Paragraph; may break across pages. */
export function paragraph(pdf: Pdf, text: string, { isQuiet = false, isBold = false } = {}) {
  if (text === '') return
  set(pdf, 'P', text, {
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

function set(pdf: Pdf, type: string, text: string, { font, size, color }: Look) {
  const { doc, root } = pdf
  doc.font(font).fontSize(size)
  keepTogether(pdf, doc.currentLineHeight(true))
  doc.fillColor(color)
  const draw = () => setText(doc, replaceMissingGlyphs(text), { x: CONTENT.left, y: doc.y, width: CONTENT.width })
  root.add(tagged(doc, type, draw))
}

export type Fact = { label: string; value: string }

/** Facts with their labels above, in columns; empty ones are skipped. */
export function definitionList(pdf: Pdf, given: readonly Fact[], { columns = 3 } = {}) {
  const known = given.filter(({ value }) => value !== '')
  if (known.length === 0) return
  const { doc, root } = pdf
  const width = (CONTENT.width - (columns - 1) * GAPS.column) / columns
  const list = doc.struct('L')
  root.add(list)
  for (let at = 0; at < known.length; at += columns) {
    const row = known.slice(at, at + columns)
    const height = Math.max(...row.map((fact) => heightOf(doc, fact, width)))
    keepTogether(pdf, height)
    const y = doc.y
    for (const [place, fact] of row.entries())
      list.add(factAt(doc, fact, { x: CONTENT.left + place * (width + GAPS.column), y, width }))
    doc.x = CONTENT.left
    doc.y = y + height + GAPS.near
  }
  list.end()
}

function heightOf(doc: PDFKit.PDFDocument, { label, value }: Fact, width: number): number {
  const over = heightOfText(doc.font('regular').fontSize(SIZES.small), replaceMissingGlyphs(label), width)
  return over + heightOfText(doc.fontSize(SIZES.plain), replaceMissingGlyphs(value), width)
}

type Place = { x: number; y: number; width: number }

function factAt(doc: PDFKit.PDFDocument, { label, value }: Fact, { x, y, width }: Place) {
  doc.font('regular')
  const over = () =>
    setText(doc.fontSize(SIZES.small).fillColor(COLORS.quiet), replaceMissingGlyphs(label), { x, y, width })
  const under = () =>
    setText(doc.fontSize(SIZES.plain).fillColor(COLORS.ink), replaceMissingGlyphs(value), { x, y: doc.y, width })
  return doc.struct('LI', {}, [tagged(doc, 'Lbl', over), tagged(doc, 'LBody', under)])
}

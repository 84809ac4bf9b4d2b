import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { heightOfText, setText } from './set-text.server'
import { COLORS, CONTENT, GAPS, SIZES } from './style'
import { tagged } from './tags.server'

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

import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { setLine, setText } from './set-text.server'
import { COLORS, CONTENT, SIZES } from './style'
import { artifact, tagged } from './tags.server'

/** A line of a reckoning. The last one is what it comes to. */
export type Total = { label: string; amount: string }

const LINE = 16
const WIDTH = 230

/** Amounts in a column at the right, the total below a line; never split over pages. */
export function totals(pdf: Pdf, lines: readonly Total[]) {
  const { doc, root } = pdf
  keepTogether(pdf, lines.length * LINE + 6)
  const element = doc.struct('Table')
  root.add(element)
  const left = CONTENT.right - WIDTH
  for (const [at, { label, amount }] of lines.entries()) {
    const isTotal = at === lines.length - 1
    const y = doc.y + (isTotal ? 5 : 0)
    if (isTotal)
      artifact(doc, 'Layout', () => {
        doc
          .moveTo(left, y - 2)
          .lineTo(CONTENT.right, y - 2)
          .lineWidth(1)
          .strokeColor(COLORS.ink)
          .stroke()
      })
    doc
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(SIZES.plain)
      .fillColor(COLORS.ink)
    const row = doc.struct('TR')
    element.add(row)
    const words = () => setLine(doc, replaceMissingGlyphs(label), left, y)
    row.add(tagged(doc, 'TH', words, { scope: 'Row' }))
    row.add(tagged(doc, 'TD', () => setText(doc, amount, { x: left, y, width: WIDTH, align: 'right' })))
    row.end()
    doc.x = CONTENT.left
    doc.y = y + LINE
  }
  element.end()
}

import { PRODUCT } from '~/models/trade/product'
import { artifact, setLine, widthOf } from './drawing.server'
import { COLORS, CONTENT, MARGINS, PAGE, SIZES } from './style'

/** Logo and name of the product at the top of the first page. */
export function drawLogo(doc: PDFKit.PDFDocument) {
  artifact(doc, 'Pagination', () => {
    const size = 18
    doc
      .save()
      .translate(CONTENT.left, MARGINS.top - 18)
      .scale(size / 32)
    for (const [shape, color] of MARK) doc.path(shape).fill(color)
    doc.restore()
    doc.font('bold').fontSize(11).fillColor(COLORS.slate)
    setLine(doc, PRODUCT, CONTENT.left + size + 6, MARGINS.top - 16)
  })
  doc.font('regular').fillColor(COLORS.ink)
  doc.x = CONTENT.left
  doc.y = MARGINS.top + 16
}

/** The site's icon, on a grid of 32. */
const MARK = [
  ['M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1 -7 7h-18a7 7 0 0 1 -7 -7v-18a7 7 0 0 1 7 -7z', COLORS.slate],
  [
    'M3.5 21.5v-4.2q0-1.5 1.6-1.8l4-.7 3.4-4.6q.9-1.2 2.5-1.2h5.2q1.5 0 2.5 1.1l3.4 4.1 1.3.4q1.6.5 1.6 2.1v4.8z',
    COLORS.amber,
  ],
  ['M12 14.6l2.2-3.1q.5-.7 1.4-.7h1.2v3.8zm6.3-3.8h1.7q.8 0 1.4.7l2.5 3.1h-5.6z', COLORS.slate],
  [circle(9.6, 21.6, 3.6), COLORS.slate],
  [circle(22.6, 21.6, 3.6), COLORS.slate],
  [circle(9.6, 21.6, 2.1), COLORS.paper],
  [circle(22.6, 21.6, 2.1), COLORS.paper],
] as const

function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`
}

/** Page footer: name of the document and page number. */
export function drawFooter(doc: PDFKit.PDFDocument, text: string, number: string) {
  const y = PAGE.height - MARGINS.bottom + 24
  artifact(doc, 'Pagination', () => {
    doc
      .moveTo(CONTENT.left, y - 8)
      .lineTo(CONTENT.right, y - 8)
      .lineWidth(0.5)
      .strokeColor(COLORS.line)
      .stroke()
    doc.font('regular').fontSize(SIZES.small).fillColor(COLORS.quiet)
    const width = doc.widthOfString(number)
    setLine(doc, clipped(doc, text, CONTENT.width - width - 16), CONTENT.left, y)
    setLine(doc, number, CONTENT.right - width, y)
  })
}

/** As much of a line as fits, ending in an ellipsis if it was cut. */
function clipped(doc: PDFKit.PDFDocument, text: string, width: number): string {
  if (widthOf(doc, text) <= width) return text
  const signs = [...text]
  while (signs.length > 0 && widthOf(doc, `${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

import { artifact, heightOfText, setLine, setText, tagged } from './drawing.server'
import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { COLORS, CONTENT, SIZES } from './style'

export type Column = {
  head: string
  /** Width relative to the other columns. */
  share: number
  align?: 'left' | 'right'
}

type Cell = { text: string; x: number; width: number; align: 'left' | 'right' }

const PADDING = { x: 5, y: 4 }

type Rows = readonly (readonly string[])[]

/** Table across pages: the header row repeats on each, and rows are not split. */
export function table(pdf: Pdf, columns: readonly Column[], rows: Rows) {
  for (const _ of longTable(pdf, columns, rows));
}

/** Rows drawn before other requests get a turn. */
const ROWS_AT_ONCE = 10

/** The same as a generator that pauses, for a long table in a streamed document. */
export function* longTable(pdf: Pdf, columns: readonly Column[], rows: Rows): Generator<undefined> {
  const { doc, root } = pdf
  const element = doc.struct('Table')
  root.add(element)
  const heads = cellsOf(
    columns,
    columns.map(({ head }) => head),
  )
  const headHeight = heightOf(doc, heads, 'bold')
  const first = rows[0] ? heightOf(doc, cellsOf(columns, rows[0]), 'regular') : 0
  if (doc.y + headHeight + first > CONTENT.bottom) doc.addPage()
  drawRow(doc, heads, { font: 'bold', height: headHeight, element, isHead: true })
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield
    const cells = cellsOf(columns, row)
    const height = heightOf(doc, cells, 'regular')
    if (doc.y + height > CONTENT.bottom) {
      doc.addPage()
      // screen readers get the header only once
      drawRow(doc, heads, { font: 'bold', height: headHeight, element: null, isHead: true })
    }
    drawRow(doc, cells, { font: 'regular', height, element, isHead: false })
  }
  element.end()
}

function cellsOf(columns: readonly Column[], row: readonly string[]): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x: number = CONTENT.left
  return columns.map(({ share, align = 'left' }, index) => {
    const width = (CONTENT.width * share) / shares
    const cell = { text: replaceMissingGlyphs(row[index] ?? ''), x: x + PADDING.x, width: width - 2 * PADDING.x, align }
    x += width
    return cell
  })
}

/** A page without the header; a taller cell is cut and ends with an ellipsis. */
const TALLEST = CONTENT.bottom - CONTENT.top - 40

function heightOf(doc: PDFKit.PDFDocument, cells: Cell[], font: Look['font']): number {
  doc.font(font).fontSize(SIZES.small)
  const heights = cells.map(({ text, width }) => heightOfText(doc, text, width))
  return Math.min(TALLEST, Math.max(...heights)) + 2 * PADDING.y
}

type Look = {
  font: 'regular' | 'bold'
  height: number
  /** The table it belongs to; null for a repeated header. */
  element: PDFKit.PDFStructureElement | null
  isHead: boolean
}

function drawRow(doc: PDFKit.PDFDocument, cells: Cell[], { font, height, element, isHead }: Look) {
  const y = doc.y
  artifact(doc, 'Layout', () => {
    if (isHead) doc.rect(CONTENT.left, y, CONTENT.width, height).fill(COLORS.shade)
    const below = y + height
    doc.moveTo(CONTENT.left, below).lineTo(CONTENT.right, below).lineWidth(0.5).strokeColor(COLORS.line).stroke()
  })
  doc
    .font(font)
    .fontSize(SIZES.small)
    .fillColor(isHead ? COLORS.quiet : COLORS.ink)
  const draw = ({ text, x, width, align }: Cell) =>
    setText(doc, text, { x, y: y + PADDING.y, width, align, height: height - 2 * PADDING.y + 0.1 })

  if (element) {
    const row = doc.struct('TR')
    element.add(row)
    for (const cell of cells)
      row.add(isHead ? tagged(doc, 'TH', () => draw(cell), { scope: 'Column' }) : tagged(doc, 'TD', () => draw(cell)))
    row.end()
  } else artifact(doc, 'Pagination', () => cells.forEach(draw))
  doc.x = CONTENT.left
  doc.y = y + height
}

/** A line of a calculation; the last one is the total. */
export type Total = { label: string; amount: string }

const LINE = 16
const WIDTH = 230

/** Amounts in a right-aligned column, the total below a line; never split across pages. */
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
    const drawLabel = () => setLine(doc, replaceMissingGlyphs(label), left, y)
    row.add(tagged(doc, 'TH', drawLabel, { scope: 'Row' }))
    row.add(tagged(doc, 'TD', () => setText(doc, amount, { x: left, y, width: WIDTH, align: 'right' })))
    row.end()
    doc.x = CONTENT.left
    doc.y = y + LINE
  }
  element.end()
}

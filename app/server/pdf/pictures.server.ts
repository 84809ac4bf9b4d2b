import { artifact, heightOfText, setText, tagged } from './drawing.server'
import { replaceMissingGlyphs } from './fonts.server'
import { keepTogether, type Pdf } from './pdf.server'
import { COLORS, CONTENT, GAPS, SIZES } from './style'

export type PrintedPicture = {
  /** Below the picture. */
  label: string
  /** Alt text. */
  alt: string
  /** A JPEG or PNG; null if missing. */
  bytes: Buffer | null
  /** Text shown instead if it is missing. */
  absence: string
}

const WIDTH = (CONTENT.width - GAPS.column) / 2
const LABEL = 14
const MAX_LABEL = 3 * LABEL

/**
 * Pictures in 4:3, two per row, filling the page width or as wide as given, in points. Missing and unreadable ones
 * become a frame with a text.
 */
export function pictures(pdf: Pdf, given: readonly PrintedPicture[], width: number = WIDTH) {
  const size = { width, height: (width * 3) / 4 }
  for (let at = 0; at < given.length; at += 2) {
    const { doc } = pdf
    const row = given.slice(at, at + 2)
    doc.font('regular').fontSize(SIZES.small)
    const heights = row.map(({ label }) => 2 + heightOfText(doc, replaceMissingGlyphs(label), width))
    const label = Math.min(Math.max(LABEL, ...heights), MAX_LABEL)
    keepTogether(pdf, size.height + label)
    const y = doc.y
    for (const [place, picture] of row.entries())
      drawPicture(pdf, picture, { x: CONTENT.left + place * (width + GAPS.column), y, ...size })
    doc.x = CONTENT.left
    doc.y = y + size.height + label + GAPS.near
  }
}

type Box = { x: number; y: number; width: number; height: number }

function drawPicture({ doc, root }: Pdf, { label, alt, bytes, absence }: PrintedPicture, box: Box) {
  const { x, y, width, height } = box
  const image = bytes && readable(doc, bytes)
  artifact(doc, 'Layout', () => doc.rect(x, y, width, height).fill(COLORS.shade))
  doc.font('regular').fontSize(SIZES.plain).fillColor(COLORS.quiet)
  const show = () => image && doc.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  const say = () => setText(doc, replaceMissingGlyphs(absence), { x, y: y + height / 2 - 6, width, align: 'center' })
  root.add(image ? tagged(doc, 'Figure', show, { alt: replaceMissingGlyphs(alt) }) : tagged(doc, 'P', say))
  doc.fontSize(SIZES.small)
  const caption = () => setText(doc, replaceMissingGlyphs(label), { x, y: y + height + 2, width, height: MAX_LABEL })
  root.add(tagged(doc, 'Caption', caption))
}

/** Null for truncated files and other formats, so that the rest is still printed. */
function readable(doc: PDFKit.PDFDocument, bytes: Buffer) {
  try {
    return doc.openImage(bytes)
  } catch {
    return null
  }
}

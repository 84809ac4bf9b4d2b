import { setImmediate } from 'node:timers/promises'
import { PRODUCT } from '~/models/trade/product'
import { PdfDocument } from './document.server'
import { ASCII_CHARACTERS, fonts, replaceMissingGlyphs } from './fonts.server'
import { drawFooter, drawLogo } from './page-frame.server'
import { COLORS, CONTENT, MARGINS, PAGE, SIZES } from './style'

/** A document being written: blocks are added below `doc.y`. */
export type Pdf = {
  doc: PDFKit.PDFDocument
  /** Structure tree for screen readers: every block adds itself here. */
  root: PDFKit.PDFStructureElement
}

/** Metadata of a document. */
export type About = {
  title: string
  /** Language of the text, 'en-US'. */
  language: string
  /** One line, for the file's metadata. */
  subject: string
  writtenAt: Date
  /** In the footer of every page, before the page number. */
  footer: string
}

/**
 * PDF generator: tagged (accessible), with a title and embedded fonts. `write` adds the blocks; each of its yields
 * flushes finished output and lets other requests run, so that a long document takes little more memory than a short
 * one and blocks no one. Throws what `write` throws; the output is then incomplete.
 */
export async function* pdfOf(about: About, write: (pdf: Pdf) => AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const doc = open(about)
  const root = doc.struct('Document', { title: about.title })
  doc.addStructure(root)
  drawLogo(doc)
  for await (const _ of write({ doc, root })) {
    yield* doc.finished()
    await setImmediate()
  }
  root.end()
  drawFooters(doc, about.footer)
  yield* doc.endPages()
  doc.end()
  yield* doc.finished()
}

/** Collects a document in memory, if it is short or its length must be known. */
export async function wholePdf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

function open({ title, language, subject, writtenAt }: About): PdfDocument {
  const { regular, bold } = fonts()
  const doc = new PdfDocument({
    size: PAGE.size,
    margins: { ...MARGINS },
    // without this, pdfkit starts with a font that it does not embed
    font: '',
    autoFirstPage: false,
    // every footer contains the number of pages, which is only known at the end
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: PRODUCT,
      Creator: PRODUCT,
      Producer: PRODUCT,
      CreationDate: writtenAt,
    },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  for (const name of ['bold', 'regular']) doc.font(name)._font.encode(ASCII_CHARACTERS)
  doc.fontSize(SIZES.plain)
  doc.addPage()
  doc.fillColor(COLORS.ink)
  return doc
}

function drawFooters(doc: PDFKit.PDFDocument, footer: string) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    drawFooter(doc, replaceMissingGlyphs(footer), `Page ${page + 1} of ${count}`)
  }
}

/** Starts a new page if less than this height is left. */
export function keepTogether({ doc }: Pdf, height: number) {
  if (doc.y + height > CONTENT.bottom) doc.addPage()
}

export function newPage({ doc }: Pdf) {
  doc.addPage()
}

import { join } from 'node:path'
import { pdfOf } from '~/server/pdf/pdf.server'
import { heading, paragraph } from '~/server/pdf/text.server'
import { quotePdf } from '~/services/billing/quote-file.server'
import { drawSheet, drawShots } from '~/services/fleet/vehicle-sheet.server'
import { aPage } from './page'
import { aQuote } from './quote'
import { reactPdfOf, reactQuoteOf } from './react-pdf'

type Make = () => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>

/** Functions that render a document with the product's code and with react-pdf: same text, pictures and font. */
export function makersOf(document: string, folder: string): { product: Make; reactPdf: Make } {
  return document === 'quote' ? quoteMakers() : pageMakers(folder)
}

function quoteMakers() {
  const quote = aQuote()
  return { product: () => quotePdf(quote), reactPdf: () => reactQuoteOf(quote) }
}

function pageMakers(folder: string) {
  const { vehicle, shots, costs, photos } = aPage()
  const about = {
    title: vehicle.title,
    language: 'en-US',
    subject: '',
    writtenAt: new Date(0),
    footer: 'The Long Haul',
  }
  const files = photos.map(({ fileKey }) => join(folder, 'files', fileKey, '1200.jpg'))
  return {
    product: () =>
      pdfOf(about, async function* (pdf) {
        heading(pdf, `1. ${vehicle.title}`)
        paragraph(pdf, vehicle.town, { isQuiet: true })
        await drawShots(pdf, vehicle.title, shots)
        drawSheet(pdf, vehicle, costs)
        yield
      }),
    reactPdf: () => reactPdfOf({ vehicle, shots, costs, files }),
  }
}

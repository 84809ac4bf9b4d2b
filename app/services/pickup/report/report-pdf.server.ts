import { PRODUCT } from '~/models/trade/product'
import { definitionList } from '~/server/pdf/definition-list.server'
import { pdfOf } from '~/server/pdf/pdf.server'
import { gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { writeOriginals, writePhotos } from './pdf-photos.server'
import type { InspectionReport, ReportPart } from './read-report.server'
import type { ReportItem } from './require-report-item.server'

export type ReportPdf = { item: ReportItem; report: InspectionReport; madeAt: Date; made: string }

/** What both sides have recorded of a booked vehicle, on paper: every photo, and the hash of its original. */
export function reportPdf({ item, report, madeAt, made }: ReportPdf): AsyncGenerator<Uint8Array> {
  const parts = report.flatMap((side) =>
    [side.pickup, side.return].filter(isShown).map((part) => ({
      words: `${side.label}, ${part.label.toLowerCase()}`,
      part,
    })),
  )
  return pdfOf(pdfAbout('Inspection report', item, { madeAt, made }), async function* (pdf) {
    title(pdf, 'Inspection report', `${item.title}, order #${item.orderId}`)
    definitionList(pdf, itemFacts(item))
    for (const { words, part } of parts) {
      gap(pdf)
      heading(pdf, words, { room: 220 })
      paragraph(pdf, part.finished ?? 'Not finished', { isQuiet: true })
      const photos = photosOf(part)
      await writePhotos(
        pdf,
        item,
        photos.map((photo) => ({ photo })),
      )
      if (part.damages.length === 0) paragraph(pdf, 'No Damage Reported', { isBold: true })
      yield
    }
    gap(pdf)
    const all = parts.flatMap(({ words, part }) => photosOf(part).map((photo) => ({ photo, note: words })))
    const removed = parts.flatMap(({ words, part }) => part.removed.map((photo) => ({ photo, note: words })))
    writeOriginals(pdf, all, removed)
    yield
  })
}

const photosOf = (part: ReportPart) => [...part.general, ...part.damages]

/** Of the return only what there is; a pickup without a photo is told, too. */
const isShown = (part: ReportPart) =>
  part.phase === 'pickup' || part.finished !== null || photosOf(part).length + part.removed.length > 0

/** What a paper about a booked vehicle says of itself. */
export function pdfAbout(name: string, item: ReportItem, { madeAt, made }: Pick<ReportPdf, 'madeAt' | 'made'>) {
  return {
    title: `${name} - ${item.title} - Order #${item.orderId}`,
    language: 'en-US',
    subject: `Condition report: ${item.title}, order #${item.orderId}, both sides`,
    writtenAt: madeAt,
    foot: `${PRODUCT} - ${name} - Order #${item.orderId} - Made ${made}`,
  }
}

/** The vehicle and its booking, as papers about it begin. */
export function itemFacts({ title: vehicle, vin, booked, project, owner }: ReportItem) {
  return [
    { label: 'Vehicle', value: vehicle },
    { label: 'VIN', value: vin },
    { label: 'Booked', value: booked },
    { label: 'Project', value: project.title },
    { label: 'Production company', value: project.productionCompany },
    { label: 'Owner', value: owner },
  ]
}

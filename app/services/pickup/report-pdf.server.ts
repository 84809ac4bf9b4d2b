import { compareReturn, SINCE_LABELS } from '~/models/pickup/report-photos'
import { formatInstantOfYear } from '~/models/trade/days/zones'
import { pluralize } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'
import type { ReportPdfName } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { type Pdf, pdfOf, wholePdf } from '~/server/pdf/pdf.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { type PdfFrame, writeOriginals, writePhotos } from './pdf-photos.server'
import {
  type InspectionReport,
  type ReportAccess,
  type ReportItem,
  type ReportPart,
  type ReportPhoto,
  readReport,
  requireReportItem,
} from './read-report.server'
import { authorOf, readStatements, type Statement } from './return-statements.server'

/** The current report of a booked vehicle as a PDF. Access as in `requireReportItem`. */
export async function reportPdfFile(access: ReportAccess, name: ReportPdfName) {
  const item = await requireReportItem(access)
  const report = await readReport(item.orderItemId, item.zone)
  const madeAt = now()
  const document = { item, report, madeAt, made: formatInstantOfYear(madeAt, item.zone) }
  const pdf =
    name === 'inspection-report.pdf'
      ? reportPdf(document)
      : lossAndDamagePdf({ ...document, statements: await readStatements(item.orderItemId) })
  const content = new Blob([await wholePdf(pdf)])
  return { name: `order-${item.orderId}-${name}`, bytes: content.size, open: async () => content }
}

type ReportPdf = { item: ReportItem; report: InspectionReport; madeAt: Date; made: string }

/** The inspection report: every photo of both sides, and the hash of its original. */
function reportPdf({ item, report, madeAt, made }: ReportPdf): AsyncGenerator<Uint8Array> {
  const parts = report.flatMap((side) =>
    [side.pickup, side.return].filter(isShown).map((part) => ({
      text: `${side.label}, ${part.label.toLowerCase()}`,
      part,
    })),
  )
  return pdfOf(pdfAbout('Inspection report', item, { madeAt, made }), async function* (pdf) {
    title(pdf, 'Inspection report', `${item.title}, order #${item.orderId}`)
    definitionList(pdf, itemFacts(item))
    for (const { text, part } of parts) {
      gap(pdf)
      heading(pdf, text, { room: 220 })
      paragraph(pdf, part.finished ?? 'Not finished', { isQuiet: true })
      const photos = photosOf(part).map((photo) => ({ photo }))
      await writePhotos(pdf, item, photos)
      if (part.damages.length === 0) paragraph(pdf, 'No Damage Reported', { isBold: true })
      yield
    }
    gap(pdf)
    const all = parts.flatMap(({ text, part }) => photosOf(part).map((photo) => ({ photo, note: text })))
    const removed = parts.flatMap(({ text, part }) => part.removed.map((photo) => ({ photo, note: text })))
    writeOriginals(pdf, all, removed)
    yield
  })
}

const photosOf = (part: ReportPart) => [...part.general, ...part.damages]

/** Always shows the pickup inspection, even without photos, but the return only if it was started. */
const isShown = (part: ReportPart) =>
  part.phase === 'pickup' || part.finished !== null || photosOf(part).length + part.removed.length > 0

/** The metadata of a PDF about a booked vehicle. */
function pdfAbout(name: string, item: ReportItem, { madeAt, made }: Pick<ReportPdf, 'madeAt' | 'made'>) {
  return {
    title: `${name} - ${item.title} - Order #${item.orderId}`,
    language: 'en-US',
    subject: `Condition report: ${item.title}, order #${item.orderId}, both sides`,
    writtenAt: madeAt,
    footer: `${PRODUCT} - ${name} - Order #${item.orderId} - Made ${made}`,
  }
}

/** The vehicle and its booking, shown at the top of each document. */
function itemFacts({ title: vehicle, vin, booked, project, owner }: ReportItem) {
  return [
    { label: 'Vehicle', value: vehicle },
    { label: 'VIN', value: vin },
    { label: 'Booked', value: booked },
    { label: 'Project', value: project.title },
    { label: 'Production company', value: project.productionCompany },
    { label: 'Owner', value: owner },
  ]
}

type LossAndDamagePdf = ReportPdf & { statements: readonly Statement[] }
type Compared = ReturnType<typeof compareReturn<ReportPhoto>>[number]

/**
 * The loss and damage report: each new damage beside the same spot at pickup, the statements of both sides, every shot
 * before and after, and the originals.
 */
function lossAndDamagePdf(document: LossAndDamagePdf): AsyncGenerator<Uint8Array> {
  const { item, report, statements, madeAt, made } = document
  const compared = compareReturn(report)
  return pdfOf(pdfAbout('Loss and damage report', item, { madeAt, made }), async function* (pdf) {
    title(pdf, 'Loss and damage report', `${item.title}, order #${item.orderId}`)
    definitionList(pdf, [...itemFacts(item), ...reportFacts(report)])
    for (const side of compared) {
      const added = addedTo(side)
      gap(pdf)
      heading(pdf, headingOf(side.label, added.length / 2), { room: ROW })
      await writePhotos(pdf, item, added)
      yield
    }
    if (compared.length === 0) paragraph(pdf, 'No return photos yet.', { isBold: true })
    writeStatements(pdf, statements, item.zone)
    for (const side of compared) {
      gap(pdf)
      heading(pdf, `${side.label}, before and after`, { room: ROW })
      await writePhotos(pdf, item, shotsOf(side))
      yield
    }
    gap(pdf)
    writeOriginals(pdf, withoutDuplicates(compared.flatMap((side) => [...addedTo(side), ...shotsOf(side)])))
    yield
  })
}

/** Space in points that keeps a heading on the page of its first pictures. */
const ROW = 250

const headingOf = (label: string, count: number) =>
  `${label}: ${count === 0 ? 'no new damage since pickup' : `${pluralize(count, 'damage')} since pickup`}`

const reportFacts = (report: ReportPdf['report']) =>
  report.flatMap((side) =>
    [side.pickup, side.return].map((part) => ({
      label: `${side.label}, ${part.label.toLowerCase()}`,
      value: part.finished ?? 'Not finished',
    })),
  )

/** For each new damage a pair: the same spot at pickup, then the damage. */
function addedTo({ damages }: Compared): PdfFrame[] {
  return damages.flatMap(({ photo, since, before }) => {
    const note = SINCE_LABELS[since]
    if (!note) return []
    return [before ? { photo: before, note: 'Before' } : { absence: 'Not photographed at pickup.' }, { photo, note }]
  })
}

function shotsOf({ shots }: Compared): PdfFrame[] {
  return shots.flatMap(({ before, after }) => [
    before ? { photo: before, note: 'Before' } : { absence: 'Before: not taken' },
    after ? { photo: after, note: 'After' } : { absence: 'After: not taken' },
  ])
}

/** Removes duplicates: a shot may be shown beside several damages. */
function withoutDuplicates(frames: readonly PdfFrame[]) {
  const photos = frames.flatMap((frame) => ('photo' in frame ? frame : []))
  return photos.filter(({ photo }, index) => photos.findIndex((other) => other.photo.id === photo.id) === index)
}

function writeStatements(pdf: Pdf, statements: readonly Statement[], zone: string) {
  gap(pdf)
  heading(pdf, 'Statements')
  if (statements.length === 0) paragraph(pdf, 'Neither side has confirmed this return yet.')
  for (const said of statements) {
    const who = `${said.side === 'owner' ? 'The owner' : 'The production'} (${authorOf(said)})`
    const when = formatInstantOfYear(said.createdAt, zone)
    paragraph(pdf, `${who} ${said.kind === 'confirmed' ? 'confirmed the return' : 'disputed the return'}, ${when}.`)
    paragraph(pdf, said.reason)
  }
}

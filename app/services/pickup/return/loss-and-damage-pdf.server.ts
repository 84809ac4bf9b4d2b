import { compareReturn, SINCE_LABELS } from '~/models/pickup/return/return-comparison'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { personName } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/words/text'
import { definitionList } from '~/server/pdf/definition-list.server'
import { type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Statement } from '../inspection/read-return.server'
import { type PdfFrame, writeOriginals, writePhotos } from '../report/pdf-photos.server'
import type { ReportPhoto } from '../report/read-report.server'
import { itemFacts, pdfAbout, type ReportPdf } from '../report/report-pdf.server'

type Paper = ReportPdf & { statements: readonly Statement[] }
type Compared = ReturnType<typeof compareReturn<ReportPhoto>>[number]

/**
 * What a vehicle came back with that it had not left with, on paper: first each damage beside what its place was before,
 * then what both sides say, every shot before and after, and the originals.
 */
export function lossAndDamagePdf(paper: Paper): AsyncGenerator<Uint8Array> {
  const { item, report, statements, madeAt, made } = paper
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
    writeOriginals(pdf, onceEach(compared.flatMap((side) => [...addedTo(side), ...shotsOf(side)])))
    yield
  })
}

/** A heading stays with the first pictures under it. */
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

/** Each new damage, and before it the place where it is. */
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

/** A shot may stand beside several damages. */
function onceEach(frames: readonly PdfFrame[]) {
  const photos = frames.flatMap((frame) => ('photo' in frame ? frame : []))
  return photos.filter(({ photo }, at) => photos.findIndex((other) => other.photo.id === photo.id) === at)
}

function writeStatements(pdf: Pdf, statements: readonly Statement[], zone: string) {
  gap(pdf)
  heading(pdf, 'Statements')
  if (statements.length === 0) paragraph(pdf, 'Neither side has confirmed this return yet.')
  for (const { side, kind, reason, createdAt, member, recipient } of statements) {
    const person = recipient ?? member
    const who = `${side === 'owner' ? 'The owner' : 'The production'} (${person ? personName(person) : ''})`
    const when = formatInstantOfYear(createdAt, zone)
    paragraph(pdf, `${who} ${kind === 'confirmed' ? 'confirmed the return' : 'disputed the return'}, ${when}.`)
    paragraph(pdf, reason)
  }
}

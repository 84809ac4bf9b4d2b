import { compareReturn, SINCE_LABELS } from '~/models/pickup/return/return-comparison'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { personName } from '~/models/trade/fields/names'
import { facts } from '~/server/pdf/facts.server'
import { type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { type PaperPhoto, writeOriginals, writePhotos } from '../report/paper-photos.server'
import { aboutPaper, itemFacts, type ReportPaper } from '../report/report-pdf.server'
import type { Statement } from './read-return.server'

type Paper = ReportPaper & { statements: readonly Statement[] }

/** What a vehicle came back with that it had not left with, on paper: each damage, every shot before and after, who says what. */
export function lossAndDamagePdf(paper: Paper): AsyncGenerator<Uint8Array> {
  const { item, report, statements, madeAt, made } = paper
  const compared = compareReturn(report)
  return pdfOf(aboutPaper('Loss and damage report', item, { madeAt, made }), async function* (pdf) {
    title(pdf, 'Loss and damage report', `${item.title}, order #${item.orderId}`)
    facts(pdf, itemFacts(item))
    writeStatements(pdf, statements, item.zone)
    const printed: PaperPhoto[] = []
    for (const { label, shots, damages } of compared) {
      const added = damages.flatMap(({ photo, since }): PaperPhoto[] =>
        since === 'known' ? [] : [{ photo, note: SINCE_LABELS[since] ?? undefined }],
      )
      const pairs = shots.flatMap(({ before, after }) => [
        before && { photo: before, note: 'Before' },
        after && { photo: after, note: 'After' },
      ])
      gap(pdf)
      heading(pdf, label, { room: 220 })
      if (added.length === 0) paragraph(pdf, 'No damage that was not there at pickup.', { isBold: true })
      await writePhotos(pdf, item, added)
      yield
      gap(pdf)
      heading(pdf, `${label}, before and after`, { room: 220 })
      await writePhotos(pdf, item, pairs)
      printed.push(...added, ...pairs.filter((each) => each !== null))
      yield
    }
    if (compared.length === 0) paragraph(pdf, 'Nobody has photographed the return yet.', { isBold: true })
    gap(pdf)
    writeOriginals(pdf, printed)
    yield
  })
}

function writeStatements(pdf: Pdf, statements: readonly Statement[], zone: string) {
  gap(pdf)
  heading(pdf, 'What the sides say')
  if (statements.length === 0) paragraph(pdf, 'Neither side has confirmed this return yet.')
  for (const { side, kind, reason, createdAt, member, recipient } of statements) {
    const person = recipient ?? member
    const who = `${side === 'owner' ? 'The owner' : 'The production'} (${person ? personName(person) : ''})`
    const when = formatInstantOfYear(createdAt, zone)
    paragraph(pdf, `${who} ${kind === 'confirmed' ? 'confirmed the return' : 'objected'}, ${when}.`)
    paragraph(pdf, reason)
  }
}

import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import type { ReportPdfName } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { readStatements } from '../inspection/read-return.server'
import { readReport } from '../report/read-report.server'
import { reportPdf } from '../report/report-pdf.server'
import { type ReportAccess, requireReportItem } from '../report/require-report-item.server'
import { lossAndDamagePdf } from './loss-and-damage-pdf.server'

/** What was recorded of a booked vehicle as a PDF, as it is now; open as `requireReportItem` says. */
export async function reportPdfFile(access: ReportAccess, name: ReportPdfName) {
  const item = await requireReportItem(access)
  const report = await readReport(item.orderItemId, item.zone)
  const madeAt = now()
  const paper = { item, report, madeAt, made: formatInstantOfYear(madeAt, item.zone) }
  const pdf =
    name === 'inspection-report.pdf'
      ? reportPdf(paper)
      : lossAndDamagePdf({ ...paper, statements: await readStatements(item.orderItemId) })
  const pieces: Uint8Array[] = []
  for await (const piece of pdf) pieces.push(piece)
  const content = new Blob([Buffer.concat(pieces)])
  return { name: `order-${item.orderId}-${name}`, bytes: content.size, open: async () => content }
}

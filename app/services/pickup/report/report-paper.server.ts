import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import type { ReportPaperName } from '~/models/trade/vocabulary/report-papers'
import { now } from '~/server/clock.server'
import { openReport, type ReportDoor } from './open-report.server'
import { readReport } from './read-report.server'
import { reportPdf } from './report-pdf.server'

/** What was recorded of a booked vehicle as a PDF, as it is now; open as `openReport` says. */
export async function reportPaper(door: ReportDoor, name: ReportPaperName) {
  const item = await openReport(door)
  const report = await readReport(item.orderItemId, item.zone)
  const madeAt = now()
  const made = formatInstantOfYear(madeAt, item.zone)
  const pieces: Uint8Array[] = []
  for await (const piece of reportPdf({ item, report, madeAt, made })) pieces.push(piece)
  const content = new Blob([Buffer.concat(pieces)])
  return { name: `order-${item.orderId}-${name}`, bytes: content.size, open: async () => content }
}

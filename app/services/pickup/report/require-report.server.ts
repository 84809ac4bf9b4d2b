import { readReport } from './read-report.server'
import { type ReportAccess, requireReportItem } from './require-report-item.server'

/** What both sides have recorded of a booked vehicle, for a page; open as `requireReportItem` says. */
export async function requireReport(access: ReportAccess) {
  const { zone, ...item } = await requireReportItem(access)
  return { item, sides: await readReport(item.orderItemId, zone) }
}

export type ReportView = Awaited<ReturnType<typeof requireReport>>

import { openReport, type ReportDoor } from './open-report.server'
import { readReport } from './read-report.server'

/** What both sides have recorded of a booked vehicle, for a page; open as `openReport` says. */
export async function requireReport(door: ReportDoor) {
  const { zone, ...item } = await openReport(door)
  return { item, sides: await readReport(item.orderItemId, zone) }
}

export type ReportView = Awaited<ReturnType<typeof requireReport>>

import type { PrintFile } from '~/models/trade/vocabulary/inspections'
import type { ReportPaperName } from '~/models/trade/vocabulary/report-papers'
import { ownPaths } from '../own-path'

/** What was recorded of a booked vehicle: at its order for those who order, at its pickup for whoever fetches it. */
export const reportPaths = ownPaths({
  print: (orderId: number, photoId: string, file: PrintFile) =>
    `/orders/${orderId}/inspection-photos/${photoId}/${file}`,
  paper: (orderId: number, orderItemId: string, paper: ReportPaperName) =>
    `/orders/${orderId}/inspections/${orderItemId}/${paper}`,
  pickupPaper: (orderId: number, orderItemId: string, paper: ReportPaperName) =>
    `/pickupDetails/${orderId}/${orderItemId}/papers/${paper}`,
})

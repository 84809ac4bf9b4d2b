import { inReportOrder, PHASE_LABELS, photoCaption, REPORT_LABELS } from '~/models/pickup/report-order'
import { INSPECTION_SIDES, type InspectionPhase, type InspectionSide } from '~/models/trade/vocabulary/inspections'
import { type InspectionPhotoView, readInspection } from '../inspection/inspection-view.server'
import { type ReportAccess, requireReportItem } from './require-report-item.server'

/**
 * What both sides have recorded of a booked vehicle, at pickup and at the return: of each inspection who finished it and
 * when, and its photos in the order of a report; the owner's come first. What was replaced or deleted stands apart.
 * Instants are told by the clocks of `zone`.
 */
export async function readReport(orderItemId: string, zone: string) {
  const partOf = async (side: InspectionSide, phase: InspectionPhase) => {
    const { finished, shots, damages, removed } = await readInspection({ orderItemId, side, phase, zone })
    const general = shots.flatMap(({ photo, addenda }) => (photo ? [photo, ...addenda] : addenda))
    return {
      phase,
      label: PHASE_LABELS[phase],
      finished: finished && `Finished ${finished.at} by ${finished.by}`,
      ...inReportOrder([...general, ...damages].map(withLate)),
      removed: removed.map((photo) => ({ ...photo, words: photoCaption(photo) })),
    }
  }
  return Promise.all(
    INSPECTION_SIDES.toReversed().map(async (side) => ({
      side,
      label: REPORT_LABELS[side],
      pickup: await partOf(side, 'pickup'),
      return: await partOf(side, 'return'),
    })),
  )
}

/** What came once the return was being photographed was added later, too, though its inspection was never finished. */
const withLate = (photo: InspectionPhotoView) => ({ ...photo, isAddendum: photo.isAddendum || photo.isLate })

export type InspectionReport = Awaited<ReturnType<typeof readReport>>
export type ReportPart = InspectionReport[number][InspectionPhase]
export type ReportPhoto = ReportPart['general'][number]

/** What both sides have recorded of a booked vehicle, for a page; open as `requireReportItem` says. */
export async function requireReport(access: ReportAccess) {
  const { zone, ...item } = await requireReportItem(access)
  return { item, sides: await readReport(item.orderItemId, zone) }
}

export type ReportView = Awaited<ReturnType<typeof requireReport>>

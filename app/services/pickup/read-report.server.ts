import { isReportShown } from '~/models/orders/pickup-window'
import { inReportOrder, PHASE_LABELS, photoCaption, REPORT_LABELS } from '~/models/pickup/report-photos'
import { personName } from '~/models/trade/fields/person'
import { INSPECTION_SIDES, type InspectionPhase, type InspectionSide } from '~/models/trade/vocabulary/inspections'
import { notFound } from '~/server/errors.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { bookedView } from '~/services/orders/select-booked.server'
import { type InspectionPhotoView, readInspection } from './inspection-view.server'
import { isOrderOver, requireLinkOpen, requirePickupItem } from './require-pickup-item.server'

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

/** Who reads what was recorded of a booked vehicle; the page of an order names its project as well. */
export type ReportAccess = PickupAccess & { orderItemId: string; projectId?: string }

/**
 * The booked vehicle that a report is about; of where it stands nothing is told. 404 for strangers and for items of other
 * orders, and to the renter's side before the pickup notice and once the vehicle is cancelled; whoever came by a link reads it
 * until the order is over, 410 then.
 */
export async function requireReportItem(access: ReportAccess) {
  const { by, ...row } = await requirePickupItem(access)
  const { item, vehicle, project, owner } = row
  if (access.projectId && access.projectId !== project.id) throw notFound()
  await requireLinkOpen(by, item.orderId)
  const { title, booking, today, days: booked } = bookedView(row)
  const isShown = isReportShown({ status: item.status, booking }, today)
  if (access.kind !== 'owner' && !isShown) throw notFound()
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    project: { id: project.id, title: project.title, productionCompany: project.productionCompany },
    title,
    vin: vehicle.vin,
    booked,
    owner: personName(owner),
    zone: vehicle.zone,
    isOver: await isOrderOver(item.orderId),
  }
}

export type ReportItem = Awaited<ReturnType<typeof requireReportItem>>

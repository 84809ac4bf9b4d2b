import { and, eq } from 'drizzle-orm'
import { isPickupShown, isReportShown } from '~/models/orders/pickup-window'
import { inReportOrder, PHASE_LABELS, photoCaption, REPORT_LABELS } from '~/models/pickup/report-photos'
import { formatDayOfYear } from '~/models/trade/days/day'
import { dueMark, overdueSince } from '~/models/trade/due/booking-due'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { INSPECTION_SIDES, type InspectionPhase, type InspectionSide } from '~/models/trade/vocabulary/inspections'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { db, orderItems } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type PickupAccess, requireArea, type StaffAccess } from '~/server/session/asker.server'
import { type BookedRow, bookedView, selectBooked } from '~/services/orders/select-booked.server'
import { type InspectionPhotoView, readInspection } from './inspection-view.server'
import { placeOf } from './require-pickup.server'
import { isOrderOver, requireLinkOpen, requirePickupItem } from './require-pickup-item.server'

/**
 * The inspections of a booked vehicle by both sides, the owner's first, at pickup and at the return: who finished each
 * and when, its photos in report order, and separately the replaced or deleted ones. Times are in `zone`.
 */
export async function readReport(orderItemId: string, zone: string) {
  const partOf = async (side: InspectionSide, phase: InspectionPhase) => {
    const { finished, shots, damages, removed } = await readInspection({ orderItemId, side, phase, zone })
    const general = shots.flatMap(({ photo, addenda }) => (photo ? [photo, ...addenda] : addenda))
    return {
      phase,
      label: PHASE_LABELS[phase],
      missing: shots.filter(({ photo }) => !photo).map(({ label }) => label),
      finished: finished && `Finished ${finished.at} by ${finished.by}`,
      ...inReportOrder([...general, ...damages].map(withLate)),
      removed: removed.map((photo) => ({ ...photo, text: photoCaption(photo) })),
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

/** Pickup photos received after the return photos had begun count as added later, even if pickup was never finished. */
const withLate = (photo: InspectionPhotoView) => ({ ...photo, isAddendum: photo.isAddendum || photo.isLate })

export type InspectionReport = Awaited<ReturnType<typeof readReport>>
export type ReportPart = InspectionReport[number][InspectionPhase]
export type ReportPhoto = ReportPart['general'][number]

/** The inspection report for a page. Access as in `requireReportItem`. */
export async function requireReport(access: ReportAccess) {
  const { zone, back, ...item } = await requireReportItem(access)
  return { item, sides: await readReport(item.orderItemId, zone) }
}

export type ReportView = Awaited<ReturnType<typeof requireReport>>

/** The asker and the booked vehicle; from the order page also the project. */
export type ReportAccess = (PickupAccess | StaffAccess) & { orderItemId: string; projectId?: string | undefined }

/**
 * The booked vehicle of a report, and `back`: when it is due and, for the crew, where it goes. 404 without access, for
 * items of other orders, and for the renter's side and staff before the pickup notice or after a cancellation. 410 for
 * link holders once the order is over.
 */
export async function requireReportItem(access: ReportAccess) {
  const row = access.kind === 'staff' ? await requireItemAtDesk(access) : await requireItemOfSide(access)
  const { item, vehicle, project, owner } = row
  if (access.projectId && access.projectId !== project.id) throw notFound()
  const { title, booking, today, days: booked } = bookedView(row)
  const isShown = isReportShown({ status: item.status, booking }, today)
  if (access.kind !== 'owner' && !isShown) throw notFound()
  const overdue = overdueSince({ status: item.status, booking, today })
  const isOver = await isOrderOver(item.orderId)
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    project: { id: project.id, title: project.title, productionCompany: project.productionCompany },
    title,
    vin: vehicle.vin,
    booked,
    owner: personName(owner),
    zone: vehicle.zone,
    isOver,
    back: {
      due: item.status === 'confirmed' ? formatDayOfYear(booking.to) : null,
      overdue: overdue && dueMark(overdue),
      to:
        access.kind !== 'owner' && isPickupShown({ status: item.status, booking }, today)
          ? returnPlaceOf(vehicle)
          : null,
    },
  }
}

async function requireItemOfSide(access: PickupAccess & { orderItemId: string }): Promise<BookedRow> {
  const { by, ...row } = await requirePickupItem(access)
  await requireLinkOpen(by, row.item.orderId)
  return row
}

async function requireItemAtDesk({ account, orderId, orderItemId }: StaffAccess & { orderItemId: string }) {
  requireArea(account, 'providerDesk')
  const [row] = await selectBooked(db()).where(and(eq(orderItems.id, orderItemId), eq(orderItems.orderId, orderId)))
  if (!row) throw notFound()
  return row
}

function returnPlaceOf(vehicle: BookedRow['vehicle']) {
  return {
    ...placeOf(vehicle),
    phone: normalizePhone(vehicle.contactPhone),
    isDelivered: ownerDelivers(vehicle),
  }
}

export type ReportItem = Awaited<ReturnType<typeof requireReportItem>>

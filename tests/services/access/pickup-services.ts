import { randomUUID } from 'node:crypto'
import { byAccount, DRIVER } from '#tests/world/recipients'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { addPhoto } from '~/services/pickup/add-photo.server'
import {
  finishInspection,
  type InspectionAccess,
  removePhoto,
  requireInspection,
} from '~/services/pickup/inspection.server'
import { addShots, beginPhotos, damagePage, reportDamage } from '~/services/pickup/inspection-forms.server'
import { inspectionView, removalOfPhoto } from '~/services/pickup/inspection-view.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { type ReportAccess, requireReport, requireReportItem } from '~/services/pickup/read-report.server'
import { allRecipients, requireSendableOrder } from '~/services/pickup/recipients.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'
import { driverReport, requirePickup, requireRunSheet } from '~/services/pickup/require-pickup.server'
import { requirePickupItem, requirePickupOrder } from '~/services/pickup/require-pickup-item.server'
import { confirmReturn, objectToReturn, requireReturn } from '~/services/pickup/return.server'
import { resendPickupDetails, revokePickupLink, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'
import type { Call, Services, Stage } from './stage'

const REAR: NewPhoto = {
  key: randomUUID(),
  capturedAt: null,
  replaces: null,
  shows: { type: 'general', shot: 'rear' },
}

const OF_INSPECTIONS: Record<string, (access: InspectionAccess, at: Stage) => Promise<unknown>> = {
  requireInspection: (access) => requireInspection(access),
  inspectionView: (access) => inspectionView(access),
  beginPhotos: (access) => beginPhotos(access, ['file']),
  addPhoto: (access) => addPhoto(access, REAR),
  addShots: (access) => addShots(access, { received: new Map(), seen: {} }),
  reportDamage: (access) => reportDamage(access, REAR),
  damagePage: (access, { damageId }) => damagePage(access, damageId),
  finishInspection: (access) => finishInspection(access, { noDamage: false }),
}

/** An owner removes only their own damages: this one was reported by the crew. */
const OF_THE_CREWS_INSPECTIONS: typeof OF_INSPECTIONS = {
  removalOfPhoto: (access, { damageId }) => removalOfPhoto(access, damageId),
  removePhoto: (access, { damageId }) => removePhoto(access, damageId),
}

const OF_REPORTS: Record<string, (access: ReportAccess, at: Stage) => Promise<unknown>> = {
  requireReportItem: (access) => requireReportItem(access),
  requireReport: (access) => requireReport(access),
  reportPdfFile: (access) => reportPdfFile(access, 'inspection-report.pdf'),
  findReportPrint: (access, { damageId }) => findReportPrint(access, { file: '400.webp', photoId: damageId }),
}

const atPickup = (account: Account, at: Stage) => ({ ...at, ...byAccount(account, at.orderId) })
const atDesk = (account: Account, at: Stage) => ({ ...at, kind: 'staff', account }) as const
const asOwner = (account: Account, at: Stage) => ({ ...at, kind: 'owner', account }) as const
const onOrderPage = (account: Account, at: Stage) => ({ ...atPickup(account, at), area: 'orders' }) as const
const inspecting = (account: Account, at: Stage) => ({ ...atPickup(account, at), phase: 'pickup' }) as const
const inspectingAsOwner = (account: Account, at: Stage) => ({ ...asOwner(account, at), phase: 'pickup' }) as const

/** The services of a table, each called with the access that `accessOf` returns. */
function by<Access>(
  services: Record<string, (access: Access, at: Stage) => Promise<unknown>>,
  accessOf: (account: Account, at: Stage) => Access,
  as = '',
): Record<string, Call> {
  return Object.fromEntries(
    Object.entries(services).map(([name, call]) => [name + as, (account, at) => call(accessOf(account, at), at)]),
  )
}

/** Pickups, inspections by either side, and their reports at an order, at a pickup and on the desks. */
export const PICKUP_SERVICES: Services = {
  crew: {
    requirePickupOrder: (asker, at) => requirePickupOrder(atPickup(asker, at)),
    requirePickupItem: (asker, at) => requirePickupItem(atPickup(asker, at)),
    requirePickup: (asker, at) => requirePickup(atPickup(asker, at)),
    driverReport: (asker, at) => driverReport(atPickup(asker, at)),
    requireRunSheet: (asker, at) => requireRunSheet(atPickup(asker, at)),
    notifyOwner: (asker, at) => notifyOwner(atPickup(asker, at), 30),
    confirmReturn: (asker, at) => confirmReturn(atPickup(asker, at)),
    ...by({ ...OF_INSPECTIONS, ...OF_THE_CREWS_INSPECTIONS }, inspecting),
    requireReturn: (asker, at) => requireReturn(atPickup(asker, at)),
    ...by(OF_REPORTS, atPickup, ', at the pickup'),
  },
  vehicleOwner: {
    objectToReturn: (asker, { orderItemId }) => objectToReturn(asker, orderItemId, 'No.'),
    ...by(OF_INSPECTIONS, inspectingAsOwner, ', as the owner'),
    'requireReturn, as the owner': (asker, at) => requireReturn(asOwner(asker, at)),
    ...by(OF_REPORTS, asOwner, ', as the owner'),
  },
  orderReaders: {
    ...by(OF_REPORTS, onOrderPage),
  },
  staff: {
    ...by(OF_REPORTS, atDesk, ', as staff'),
  },
  editors: {
    requireSendableOrder: (asker, at) => requireSendableOrder(asker, at),
    allRecipients: (asker, at) => allRecipients(asker, at),
    sendPickupDetails: (asker, at) => sendPickupDetails(asker, at, { ...DRIVER, drawnAt: now() }),
    resendPickupDetails: (asker, at) => resendPickupDetails(asker, at),
    revokePickupLink: (asker, at) => revokePickupLink(asker, at),
  },
}

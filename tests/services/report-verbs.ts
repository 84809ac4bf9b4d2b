import type { Account } from '~/server/session/asker.server'
import { findReportPrint } from '~/services/pickup/report/find-photo-variant.server'
import { openReport, type ReportDoor } from '~/services/pickup/report/open-report.server'
import { requireReport } from '~/services/pickup/report/require-report.server'
import { confirmReturn } from '~/services/pickup/return/confirm-return.server'
import { objectToReturn } from '~/services/pickup/return/object-to-return.server'
import { reportPdfFile } from '~/services/pickup/return/report-pdf-file.server'
import { requireReturn } from '~/services/pickup/return/require-return.server'

type At = { projectId: string; orderId: number; orderItemId: string; damageId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

const VERBS: Record<string, (door: ReportDoor) => Promise<unknown>> = {
  openReport: (door) => openReport(door),
  requireReport: (door) => requireReport(door),
  requireReturn: (door) => requireReturn(door),
  reportPdfFile: (door) => reportPdfFile(door, 'inspection-report.pdf'),
}

/** What is read of inspections: at an order, at a pickup and on the owner's desk, each with whom it serves. */
export function reportVerbs<Policy>(serves: Record<'crew' | 'crewAdmins' | 'vehicleOwner', Policy>) {
  const print = { file: '400.webp' } as const
  const verbs: Record<string, [Policy, Call]> = {
    findReportPrint: [
      serves.crewAdmins,
      (renter, { orderId, damageId }) =>
        findReportPrint({ by: 'member', renter, orderId }, { ...print, photoId: damageId }),
    ],
    'findReportPrint, at the pickup': [
      serves.crew,
      (account, { damageId, ...at }) =>
        findReportPrint({ by: 'reader', reader: { account, holder: null }, ...at }, { ...print, photoId: damageId }),
    ],
    'findReportPrint, as the owner': [
      serves.vehicleOwner,
      (owner, { orderItemId, damageId }) =>
        findReportPrint({ by: 'owner', owner, orderItemId }, { ...print, photoId: damageId }),
    ],
  }
  verbs.confirmReturn = [
    serves.crew,
    (account, at) => confirmReturn({ side: 'renter', reader: { account, holder: null }, ...at }),
  ]
  verbs.objectToReturn = [serves.vehicleOwner, (owner, { orderItemId }) => objectToReturn(owner, orderItemId, 'No.')]
  for (const [name, call] of Object.entries(VERBS)) {
    verbs[name] = [serves.crewAdmins, (renter, at) => call({ by: 'member', renter, ...at })]
    verbs[`${name}, at the pickup`] = [
      serves.crew,
      (account, at) => call({ by: 'reader', reader: { account, holder: null }, ...at }),
    ]
    verbs[`${name}, as the owner`] = [serves.vehicleOwner, (owner, at) => call({ by: 'owner', owner, ...at })]
  }
  return verbs
}

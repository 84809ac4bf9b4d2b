import { byAccount } from '#tests/world/recipients'
import type { Account } from '~/server/session/asker.server'
import { type ReportAccess, requireReport, requireReportItem } from '~/services/pickup/read-report.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'
import { confirmReturn, objectToReturn, requireReturn } from '~/services/pickup/return.server'

type At = { projectId: string; orderId: number; orderItemId: string; damageId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

const onOrderPage = (account: Account, orderId: number) => ({ ...byAccount(account, orderId), area: 'orders' }) as const

const SERVICES: Record<string, (access: ReportAccess) => Promise<unknown>> = {
  requireReportItem: (access) => requireReportItem(access),
  requireReport: (access) => requireReport(access),
  requireReturn: (access) => requireReturn(access),
  reportPdfFile: (access) => reportPdfFile(access, 'inspection-report.pdf'),
}

/** What is read of inspections: at an order, at a pickup and on the owner's desk, each with whom it serves. */
export function reportServices<Policy>(serves: Record<'crew' | 'crewAdmins' | 'vehicleOwner', Policy>) {
  const print = { file: '400.webp' } as const
  const services: Record<string, [Policy, Call]> = {
    findReportPrint: [
      serves.crewAdmins,
      (renter, { orderId, damageId }) => findReportPrint(onOrderPage(renter, orderId), { ...print, photoId: damageId }),
    ],
    'findReportPrint, at the pickup': [
      serves.crew,
      (account, { damageId, ...at }) =>
        findReportPrint({ ...at, ...byAccount(account, at.orderId) }, { ...print, photoId: damageId }),
    ],
    'findReportPrint, as the owner': [
      serves.vehicleOwner,
      (account, { orderItemId, damageId }) =>
        findReportPrint({ kind: 'owner', account, orderItemId }, { ...print, photoId: damageId }),
    ],
  }
  services.confirmReturn = [serves.crew, (account, at) => confirmReturn({ ...at, ...byAccount(account, at.orderId) })]
  services.objectToReturn = [serves.vehicleOwner, (owner, { orderItemId }) => objectToReturn(owner, orderItemId, 'No.')]
  for (const [name, call] of Object.entries(SERVICES)) {
    services[name] = [serves.crewAdmins, (renter, at) => call({ ...at, ...onOrderPage(renter, at.orderId) })]
    services[`${name}, at the pickup`] = [
      serves.crew,
      (account, at) => call({ ...at, ...byAccount(account, at.orderId) }),
    ]
    services[`${name}, as the owner`] = [serves.vehicleOwner, (account, at) => call({ ...at, kind: 'owner', account })]
  }
  return services
}

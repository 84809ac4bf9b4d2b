import { and, asc, eq, inArray } from 'drizzle-orm'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { rateAt, SELECTED_INQUIRIES_MESSAGES, type ShownVehicle } from '~/models/deals/selected-inquiries'
import type { SelectedTerms } from '~/models/deals/selected-inquiries-form'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Outcome, refusalText } from '~/models/trade/results/outcome'
import { listVehicles, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { inquire } from '../send-inquiry.server'
import { notifyOwnersOfInquiries } from './inquiries-email.server'

type Requested = SelectedTerms & { vehicles: readonly ShownVehicle[]; confirmed?: number | undefined }

/** Whether an inquiry was sent: the message why not, or null. */
export type InquiryResult = { id: string; title: string; refusal: string | null }

/**
 * Sends one inquiry about each of several list vehicles, by the rules for a single one, in one transaction. Vehicles
 * that cannot be inquired about are left unchanged, each with the reason. An owner of several gets one email.
 * Idempotent.
 */
export function sendInquiries(
  asker: Account,
  projectId: string,
  { vehicles: shown, percent, confirmed, ...terms }: Requested,
): Promise<Outcome<{ results: InquiryResult[] }>> {
  return transact(INQUIRY_MESSAGES.failed, async (tx) => {
    requirePermission('inquire', await requireMembership(asker, projectId, tx))
    const rows = await lockSelected(
      tx,
      projectId,
      shown.map(({ id }) => id),
    )
    const results: InquiryResult[] = []
    const sent: string[] = []
    for (const { id, removedAt, ...vehicle } of rows) {
      const seen = shown.find((one) => one.id === id)
      if (!seen) continue
      const { attempt, daily } = seen
      const rate = rateAt(percent, daily, terms)
      const requested = { ...terms, rate, confirmed: confirmed === percent ? rate : undefined, attempt, daily }
      const outcome = removedAt ? null : await inquire(tx, asker, { projectId, listVehicleId: id }, requested)
      if (outcome?.ok && outcome.inquiryId !== null) sent.push(outcome.inquiryId)
      const refusal = outcome ? (outcome.ok ? null : refusalText(outcome)) : SELECTED_INQUIRIES_MESSAGES.left
      results.push({ id, title: vehicleTitle(vehicle), refusal })
    }
    await notifyOwnersOfInquiries(tx, sent, asker.origin)
    return { ok: true, results }
  })
}

/** Locks the list vehicles and then their vehicles, both always in the same order. 404 if one is in another project. */
async function lockSelected(tx: Tx, projectId: string, ids: readonly string[]) {
  const isSelected = and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, projectId))
  const locked = await tx
    .select({ id: listVehicles.id, vehicleId: listVehicles.vehicleId })
    .from(listVehicles)
    .where(isSelected)
    .orderBy(asc(listVehicles.id))
    .for('update')
  if (locked.length < new Set(ids).size) throw notFound()
  const vehicleIds = locked.map(({ vehicleId }) => vehicleId).filter((id) => id !== null)
  if (vehicleIds.length < locked.length) throw notFound()
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, vehicleIds))
    .orderBy(asc(vehicles.id))
    .for('share')
  return tx
    .select({
      id: listVehicles.id,
      removedAt: listVehicles.removedAt,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(isSelected)
    .orderBy(asc(listVehicles.position))
}

import { asc, eq } from 'drizzle-orm'
import type { DealView } from '~/models/deals/deal-terms'
import { checkMessage } from '~/models/deals/negotiation'
import { can } from '~/models/trade/access/permissions'
import { now } from '~/server/clock.server'
import { newAttempt } from '~/server/content-id.server'
import { db, inquiries } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { negotiationOf } from '../inquiry-state.server'
import { findLeaders, listVehicleView } from '../list-vehicle-view.server'
import { requireDeal } from '../require-deal.server'
import { allListVehicles } from '../select-list-vehicles.server'
import { selectTimelines } from '../timeline/select-timelines.server'

export type MessagesPage = Awaited<ReturnType<typeof messagesPage>>

/**
 * The offers and messages about a list vehicle, of all inquiries about it, for members who see prices. 404 if there was
 * no inquiry.
 */
export async function messagesPage(asker: Account, ref: { projectId: string; listVehicleId: string }) {
  const membership = await requireMembership(asker, ref.projectId)
  requirePermission('seePrices', membership)
  const { vehicle } = await requireDeal(db(), ref.projectId, ref.listVehicleId)
  const rows = await db()
    .select()
    .from(inquiries)
    .where(eq(inquiries.listVehicleId, ref.listVehicleId))
    .orderBy(asc(inquiries.attempt))
  const latest = rows.at(-1)
  if (!latest) throw notFound()
  const timelines = await selectTimelines(
    rows.map(({ id }) => id),
    'renter',
  )
  const thread = { negotiation: negotiationOf(latest), isOver: membership.access.projectStatus !== 'active' }
  const { title, town, picture } = vehicle
  return {
    at: ref,
    vehicle: { title, town, picture },
    deal: await dealOf(membership, ref.listVehicleId),
    inquiryId: latest.id,
    /** Oldest inquiry first. */
    timelines: rows.map(({ id }) => ({ id, entries: timelines.get(id) ?? [] })),
    mayWrite: can('messageOwners', membership.access),
    /** Why nobody can send a message now; null if it is possible. */
    refusal: checkMessage(thread, now())?.message ?? null,
    attempt: newAttempt(),
  }
}

/** The status of the deal and what the member can do, as on its card. */
async function dealOf(membership: Membership, listVehicleId: string): Promise<DealView | null> {
  const [row] = await allListVehicles([listVehicleId])
  if (!row) return null
  const { renterId, access } = membership
  return listVehicleView(row, [], { renterId, access, leaders: await findLeaders(membership), at: now() }).deal
}

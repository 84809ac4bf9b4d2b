import { and, eq, ne } from 'drizzle-orm'
import { checkReaction, NO_REACTIONS, REACTION_MESSAGES, type Reactions } from '~/models/lists/reactions'
import type { Outcome } from '~/models/trade/results/outcome'
import type { Rating } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { listVehicles, ratings, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { allReactions } from './reactions.server'

type Ref = { projectId: string; listVehicleId: string }

/**
 * Sets or clears the asker's like or dislike of a list vehicle; setting one replaces the other. For any member of an
 * active project. Idempotent. 404 for a vehicle that is not on a list of the project.
 */
export function react(
  asker: Account,
  ref: Ref,
  { rating, isSet }: { rating: Rating; isSet: boolean },
): Promise<Outcome<{ reactions: Reactions }>> {
  return transact(REACTION_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, ref.projectId, tx)
    const { listingStatus, removedAt } = await requirePlace(tx, ref)
    requirePermission('react', membership)
    if (removedAt) throw notFound()
    const refusal = checkReaction(listingStatus, membership.access)
    if (refusal) return refusal
    const own = { listVehicleId: ref.listVehicleId, accountId: asker.id }
    await (isSet ? setRating(tx, own, rating) : clearRating(tx, own, rating))
    const all = await allReactions([ref.listVehicleId], asker.id, tx)
    return { ok: true, reactions: all.get(ref.listVehicleId) ?? NO_REACTIONS }
  })
}

async function requirePlace(tx: Tx, { projectId, listVehicleId }: Ref) {
  const [place] = await tx
    .select({ listingStatus: vehicles.listingStatus, removedAt: listVehicles.removedAt })
    .from(listVehicles)
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
  if (!place) throw notFound()
  return place
}

type Own = { listVehicleId: string; accountId: string }

async function setRating(tx: Tx, own: Own, rating: Rating) {
  const row = { rating, createdAt: now() }
  await tx
    .insert(ratings)
    .values({ ...own, ...row })
    .onConflictDoUpdate({
      target: [ratings.listVehicleId, ratings.accountId],
      set: row,
      setWhere: ne(ratings.rating, rating),
    })
}

/** Keeps a reaction that was changed to the other one in another tab. */
async function clearRating(tx: Tx, { listVehicleId, accountId }: Own, rating: Rating) {
  await tx
    .delete(ratings)
    .where(and(eq(ratings.listVehicleId, listVehicleId), eq(ratings.accountId, accountId), eq(ratings.rating, rating)))
}

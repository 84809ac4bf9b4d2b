import { and, eq, isNull } from 'drizzle-orm'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { isActionEnabled } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { cartItems, listVehicles, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkDaysFree } from '~/services/deals/check-terms.server'
import { bookingOf, stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import { nextRevision } from './lock-cart.server'
import { lockCarts, removeFromCarts } from './remove-from-cart.server'

type Ref = { projectId: string; listVehicleId: string }

/**
 * Puts a vehicle with an agreed rate into the renter's cart, with the days and rate of its inquiry. Idempotent. If the
 * vehicle is in the cart of someone who has left the project, it moves to this cart. 404 for non-members, 403 without
 * the permission, and a refusal with a message for anything a user can run into.
 */
export function addToCart(asker: Account, { projectId, listVehicleId }: Ref): Promise<Outcome> {
  return transact(
    CART_MESSAGES.addFailed,
    async (tx) => {
      const membership = await requireMembership(asker, projectId, tx)
      requirePermission('addToCart', membership)
      const row = await lockListVehicle(tx, projectId, listVehicleId)
      const cart = await lockCarts(tx, asker.id, listVehicleId)
      const inCart = await tx
        .select({ listVehicleId: cartItems.listVehicleId })
        .from(cartItems)
        .where(eq(cartItems.accountId, asker.id))
      if (inCart.some((item) => item.listVehicleId === listVehicleId)) return { ok: true }
      if (inCart.length > 0 && cart.projectId !== projectId) {
        return refused('other-project', CART_MESSAGES.otherProject)
      }
      const { inquiryId, vehicle, bookedFrom, bookedTo } = row
      const stage = stageOf(row, now())
      const mayAdd = isActionEnabled('addToCart', {
        stage,
        listingStatus: vehicle.listingStatus,
        access: membership.access,
      })
      if (!mayAdd || !inquiryId || !bookedFrom || !bookedTo) return refusedDeal(tx, row, stage)

      await removeFromCarts(tx, listVehicleId)
      await nextRevision(tx, asker.id, projectId)
      await tx.insert(cartItems).values({
        accountId: asker.id,
        projectId,
        inquiryId,
        listVehicleId,
        vehicleId: vehicle.id,
        bookedFrom,
        bookedTo,
      })
      return { ok: true }
    },
    REFUSED_BY,
  )
}

/** Share-locks the list vehicle, so that it cannot be removed from its list before the transaction ends. */
async function lockListVehicle(tx: Tx, projectId: string, listVehicleId: string): Promise<ListVehicleRow> {
  const [row] = await tx
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(
      and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)),
    )
    .for('share')
  const [facts] = row ? await allListVehicles([listVehicleId], tx) : []
  if (!facts) throw notFound()
  return facts
}

/** What happened to the agreed rate since the page was loaded. */
async function refusedDeal(tx: Tx, row: ListVehicleRow, stage: DealStage): Promise<Refusal> {
  const failed = refused('not-agreed', CART_MESSAGES.addFailed)
  if (row.inquiryStatus !== 'agreed') return failed
  const taken = stage === 'taken' && (await checkDaysFree(tx, { vehicle: row.vehicle, booking: bookingOf(row) }))
  return taken || (REFUSED_AT[stage] ?? failed)
}

const inOtherCart = refused('in-other-cart', CART_MESSAGES.inOtherCart)

const REFUSED_AT: Partial<Record<DealStage, Refusal>> = {
  gone: refused('listing-gone', INQUIRY_MESSAGES.listingGone),
  time_is_up: refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast),
  in_cart: inOtherCart,
  taken_in_cart: inOtherCart,
}

/** Conflicts that only the database detects: two people, or one person with two lists, add at the same time. */
const REFUSED_BY = {
  cart_items_never_overlap: () => refused('same-days', CART_MESSAGES.sameDays),
  cart_items_inquiry: () => inOtherCart,
  cart_items_list_vehicle: () => inOtherCart,
}

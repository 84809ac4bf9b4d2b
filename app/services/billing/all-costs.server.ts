import type { CostRow } from '~/models/billing/cost-table'
import { AGREED_STAGES, BADGES, type DealStage, OPEN_STAGES, STAGE_OF_ITEM } from '~/models/deals/deal-stage'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { externalDays, externalStatus } from '~/models/lists/external/external-status'
import type { ListFields } from '~/models/lists/list-heading'
import { listedFor } from '~/models/trade/days/price-for-days'
import { todayIn } from '~/models/trade/days/zones'
import { CHECKOUT_TAX, taxOn } from '~/models/trade/money'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import type { ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import type { ExternalRow } from '~/services/lists/external-cards/select-externals.server'
import { type CostFacts, costFacts } from './cost-facts.server'

/**
 * What a project's vehicles cost, by list and in their order: those on its lists, and those removed
 * after they were ordered. 403 for members who see no prices. Four queries for any number of vehicles.
 */
export async function allCosts(membership: Membership): Promise<CostRow[]> {
  requirePermission('seePrices', membership)
  return (await costFacts(membership.project.id)).flatMap((facts) => {
    if (facts.external) return externalRow(facts.external, facts.list)
    return facts.deal ? rowsOf({ ...facts, deal: facts.deal }) : []
  })
}

type Place = Omit<CostFacts, 'external' | 'deal'> & { deal: ListVehicleRow }
type Item = CostFacts['items'][number]

/** One row per order item, and one for the negotiation unless it was ordered; one row if there was no inquiry. */
function rowsOf(place: Place): CostRow[] {
  const { deal, isRemoved, items } = place
  const ordered = items.map((item) => orderedRow(place, item))
  const isOrdered = items.some(({ inquiryId }) => inquiryId === deal.inquiryId)
  return isOrdered || isRemoved ? ordered : [...ordered, negotiatedRow(place)]
}

/** Paid in total without tax, for the rental period, or for the days of use if there is none. */
function externalRow({ id, listId, notes, vehicle }: ExternalRow, list: ListFields): CostRow {
  const { title, purchaseType, priceCents } = vehicle
  return {
    listVehicleId: id,
    listId,
    list,
    vehicle: title,
    isExternal: true,
    town: '',
    isRemoved: false,
    notes,
    state: 'committed',
    status: externalStatus(purchaseType),
    booking: externalDays(vehicle),
    dailyCents: null,
    listedCents: null,
    offerCents: null,
    agreedCents: priceCents,
    taxCents: 0,
    cancelledCents: null,
    orderId: null,
  }
}

function factsOf({ deal, list, isRemoved }: Place) {
  const { id, listId, vehicle, notes } = deal
  return {
    listVehicleId: id,
    listId,
    list,
    vehicle: vehicleTitle(vehicle),
    isExternal: false,
    town: vehicleTown(vehicle),
    isRemoved,
    notes,
  }
}

function orderedRow(place: Place, item: Item): CostRow {
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const status = itemStatus({ status: item.status, booking }, todayIn(place.deal.vehicle.zone, now()))
  const isCancelled = status === 'cancelled'
  return {
    ...factsOf(place),
    state: isCancelled ? 'cancelled' : 'committed',
    status: BADGES[STAGE_OF_ITEM[status]].label,
    booking,
    dailyCents: item.dailyCents,
    listedCents: listedFor(item.dailyCents, { from: item.bookedFrom, to: item.paidTo }),
    offerCents: null,
    agreedCents: isCancelled ? null : item.agreedCents,
    taxCents: isCancelled ? null : item.taxCents,
    cancelledCents: isCancelled ? item.agreedCents : null,
    orderId: item.orderId,
  }
}

/** Taxes an agreed rate as the checkout will. */
function negotiatedRow(place: Place): CostRow {
  const { deal } = place
  const stage = stageOf(deal, now())
  const counts = stage !== 'not_inquired' && stage !== 'gone'
  const { bookedFrom: from, bookedTo: to, listedCents, lastOfferCents } = deal
  const agreedCents = AGREED_STAGES.has(stage) ? lastOfferCents : null
  return {
    ...factsOf(place),
    state: stateOf(stage),
    // whose turn it is depends on the viewer, so a row shows the same label to everyone
    status: stage === 'to_answer' ? BADGES.asked.label : BADGES[stage].label,
    booking: counts && from && to ? { from, to } : null,
    dailyCents: (counts ? deal.dailyCents : null) ?? deal.vehicle.dayPrice,
    listedCents: counts ? listedCents : null,
    offerCents: counts && agreedCents === null ? lastOfferCents : null,
    agreedCents,
    taxCents: agreedCents === null ? null : taxOn(agreedCents, CHECKOUT_TAX),
    cancelledCents: null,
    orderId: null,
  }
}

function stateOf(stage: DealStage): CostRow['state'] {
  if (AGREED_STAGES.has(stage)) return 'agreed'
  return OPEN_STAGES.has(stage) ? 'asked' : 'unpriced'
}

import { AGREED_STAGES } from '~/models/deals/deal-stage'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { pictureCarText } from '~/models/lists/arrange/vehicle-notes'
import { externalDays, usedDays } from '~/models/lists/external/external-status'
import type { Bar, BoardRow } from '~/models/orders/board/bars'
import { barAction, rentalBars, rowDue } from '~/models/orders/board/rental-bars'
import { itemActions } from '~/models/orders/items/item-actions'
import { daysWithout } from '~/models/orders/items/item-days'
import { negotiationState } from '~/models/projects/negotiation-state'
import { can, mayOpen } from '~/models/trade/access/permissions'
import type { Booking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { capitalized } from '~/models/trade/format/text'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import type { CostFacts } from '~/services/billing/cost-facts.server'
import type { Membership } from '~/services/crew/membership.server'
import { bookingOf, stageOf } from '~/services/deals/list-vehicle-view.server'

type Deal = NonNullable<CostFacts['deal']>
type External = NonNullable<CostFacts['external']>
type Item = CostFacts['items'][number]

/** A vehicle of a project with its bars. Viewers see what is booked, without amounts, and no negotiations. */
export function boardRow(membership: Membership, { deal, external, items }: CostFacts): BoardRow[] {
  if (external) return [externalRow(membership, external)]
  return deal ? [dealRow(membership, deal, items)] : []
}

function dealRow(membership: Membership, deal: Deal, items: readonly Item[]): BoardRow {
  const { project, access } = membership
  const today = todayIn(deal.vehicle.zone, now())
  const rentals = items.map((item) => ({
    status: item.status,
    booking: { from: item.bookedFrom, to: item.bookedTo },
    today,
    delivers: ownerDelivers(deal.vehicle),
    title: '',
    href: mayOpen('orders', access.applicationRole)
      ? orderPaths.orderDetails(item.orderId, project.id, project.title)
      : listPaths.listVehicle(project.id, deal.id),
    cents: can('seePrices', access) ? item.agreedCents : null,
    action: actOf(membership, item, today),
  }))
  const isOrdered = items.some(({ inquiryId }) => inquiryId === deal.inquiryId)
  return {
    id: deal.id,
    title: vehicleTitle(deal.vehicle),
    detail: pictureCarText(deal.notes),
    to: listPaths.listVehicle(project.id, deal.id),
    due: rowDue(rentals),
    bars: [...rentals.flatMap(rentalBars), ...(isOrdered ? [] : negotiationBars(membership, deal))],
  }
}

function actOf({ project, access }: Membership, item: Item, today: string) {
  const status = itemStatus({ status: item.status, booking: { from: item.bookedFrom, to: item.bookedTo } }, today)
  const at = [item.orderId, project.id, project.title, item.id] as const
  return barAction(itemActions(status, access), {
    change: orderPaths.itemDates(...at),
    extend: orderPaths.itemExtension(...at),
  })
}

function negotiationBars({ project, access }: Membership, deal: Deal): Bar[] {
  const booking = bookingOf(deal)
  const stage = stageOf(deal, now())
  const state = stage === 'to_answer' && can('negotiate', access) ? 'answer' : negotiationState(stage)
  if (!booking || !state || !can('seePrices', access)) return []
  const cents = AGREED_STAGES.has(stage) ? deal.lastOfferCents : null
  const href = listPaths.listVehicle(project.id, deal.id)
  return [{ ...booking, state, title: '', href, start: null, cents, action: null }]
}

/**
 * An external vehicle that is rented has a pickup and a return, and says when it is used in between; otherwise only its
 * days of use are shown.
 */
function externalRow({ project, access }: Membership, { id, notes, vehicle }: External): BoardRow {
  const { title, bookingFrom, priceCents } = vehicle
  const bar: Bar = {
    ...externalDays(vehicle),
    state: 'external',
    title: '',
    href: externalPaths.externalVehicle(project.id, id),
    start: bookingFrom === null ? null : 'pickup',
    cents: can('seePrices', access) ? priceCents : null,
    action: null,
    isPurchase: vehicle.purchaseType === 'purchase',
  }
  const used = usedDays(vehicle, todayIn(HOME_ZONE, now()))
  const detail = [pictureCarText(notes), used && capitalized(used)].filter(Boolean).join(', ')
  return { id, title, detail, to: listPaths.listVehicle(project.id, id), due: null, bars: [bar] }
}

/**
 * The same row with the days on which the vehicle is taken by others, by its owner, or by the project itself on another
 * list, apart from those of an inquiry that says so. Does not say by whom.
 */
export function withTaken(row: BoardRow, periods: readonly Booking[]): BoardRow {
  const own = row.bars.filter(({ state }) => state === 'booked' || state === 'unavailable')
  const days = periods.flatMap((period) =>
    own.reduce((left, bar) => left.flatMap((part) => daysWithout(part, bar)), [period]),
  )
  const taken = { state: 'taken', title: '', href: null, start: null, cents: null, action: null } as const
  return { ...row, bars: [...row.bars, ...days.map(({ from, to }): Bar => ({ ...taken, from, to }))] }
}

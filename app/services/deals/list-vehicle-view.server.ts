import { and, asc, eq, sql } from 'drizzle-orm'
import { shortNames } from '~/models/crew/short-names'
import {
  dealActions,
  dealBadge,
  type Leaders,
  mayRemove,
  noActionsText,
  staysOnList,
} from '~/models/deals/deal-actions'
import { type DealStage, dealStage } from '~/models/deals/deal-stage'
import type { DealFacts, DealView, InquiryFacts, InquiryView, ListVehicle } from '~/models/deals/deal-terms'
import { dealPrices, dealRow, dealTerms, longerTerms } from '~/models/deals/deal-terms'
import { similarPath } from '~/models/deals/similar-path'
import { vehicleTown } from '~/models/fleet/vehicle-title'
import { type AccessContext, can, type ProjectPermission } from '~/models/trade/access/permissions'
import { PHOTOS_PER_CARD } from '~/models/trade/constants'
import type { Booking } from '~/models/trade/days/day'
import { listedFor } from '~/models/trade/days/price-for-days'
import { todayIn } from '~/models/trade/days/zones'
import type { VehiclePhoto } from '~/models/trade/photos'
import { accounts, db, projectMembers } from '~/server/db/client.server'
import type { Membership } from '~/services/crew/membership.server'
import type { ListVehicleRow } from '~/services/deals/select-list-vehicles.server'

/** The viewer, their access, the project's leaders, and the time. */
type Reader = { renterId: string; access: AccessContext; leaders: Leaders; at: Date }

/** One list vehicle for this viewer, without the prices they may not see. */
export function listVehicleView(row: ListVehicleRow, photos: VehiclePhoto[], reader: Reader): ListVehicle {
  const { access, at } = reader
  const { id, listId, vehicle } = row
  const { year, make, model, listingStatus, pickupPreference: pickup } = vehicle
  const stage = stageOf(row, at)
  return {
    id,
    listId,
    vehicle: { id: vehicle.id, year, make, model, town: vehicleTown(vehicle), pickup, listingStatus },
    photos: photos.slice(0, PHOTOS_PER_CARD),
    photoCount: photos.length,
    isRemoved: row.removedAt !== null,
    mayRemove: mayRemove({ stage, access }),
    deal: can('seePrices', access) ? dealOf(row, stage, reader) : null,
  }
}

function dealOf(row: ListVehicleRow, stage: DealStage, { renterId, access, leaders, at }: Reader): DealView {
  const facts = dealFacts(row, at)
  const longer = longerTerms(facts)
  const isInCart = stage === 'in_cart' || stage === 'taken_in_cart'
  const cartHolder = isInCart && row.cartAccountId !== renterId ? row.cartFirstName : null
  const { listingStatus } = row.vehicle
  const isUnanswered = row.inquiryStatus === 'open' && row.round === 1
  const actions = dealActions({ stage, listingStatus, cartHolder, isUnanswered, access })
  return {
    stage,
    badge: dealBadge({ stage, access, leaders }),
    terms: dealTerms(facts),
    ...(longer && { longer }),
    prices: dealPrices(facts.dailyCents),
    row: dealRow(facts),
    actions,
    similarTo: similarPath({ ...facts, vehicleId: row.vehicle.id, booking: bookingOf(row), access }),
    why: noActionsText({ stage, cartHolder, access, leaders, actions }),
    inquiry: facts.inquiry && shownOf(facts.inquiry),
    orderId: facts.orderId,
  }
}

/** The facts of a deal, the same for every viewer. Only for members who see prices. */
export function dealFacts(row: ListVehicleRow, at: Date): DealFacts {
  const { vehicle, orderId, orderTaxCents } = row
  const inquiry = inquiryOf(row)
  return {
    stage: stageOf(row, at),
    dailyCents: vehicle.dayPrice,
    today: todayIn(vehicle.zone, at),
    inquiry: inquiry && { ...inquiry, millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - at.getTime()) },
    taken: takenOf(row),
    orderId,
    orderTaxCents,
  }
}

/** The fields of an inquiry that the buttons need. */
function shownOf({ id, round, lastOfferCents, messages, millisecondsLeft }: InquiryFacts): InquiryView {
  return { id, round, lastOfferCents, messages, millisecondsLeft }
}

export function stageOf(row: ListVehicleRow, now: Date): DealStage {
  return dealStage(
    {
      listingStatus: row.vehicle.listingStatus,
      zone: row.vehicle.zone,
      inquiry: inquiryOf(row),
      inCart: row.cartItemId !== null,
      orderItem: row.orderItemStatus,
      taken: takenOf(row),
    },
    now,
  )
}

/** In a cart or booked, so it cannot be removed from its list. */
export const isInUse = (row: ListVehicleRow, now: Date) => staysOnList(stageOf(row, now))

/** The latest inquiry about the list vehicle, in any status. */
function inquiryOf({ inquiryId, inquiryStatus, round, lastOfferBy, deadlineAt, ...row }: ListVehicleRow) {
  const { closedBy, lastOfferCents, previousOfferCents, declineReason, messages } = row
  const listedCents = listedOf(row)
  const booking = bookingOf(row)
  if (!booking || !inquiryId || !inquiryStatus || !round || !lastOfferBy || !deadlineAt) return null
  if (!lastOfferCents || !listedCents) return null
  const negotiation = { status: inquiryStatus, round, lastOfferBy, closedBy, deadlineAt, booking }
  return { id: inquiryId, ...negotiation, lastOfferCents, listedCents, previousOfferCents, declineReason, messages }
}

/** The listed total of the latest inquiry, or of the paid days of its order, which may have been changed. */
function listedOf({ listedCents, orderItemDailyCents: daily, bookedFrom: from, paidTo: to }: ListedRow) {
  return daily !== null && from && to ? listedFor(daily, { from, to }) : listedCents
}

type ListedRow = Pick<ListVehicleRow, 'listedCents' | 'orderItemDailyCents' | 'bookedFrom' | 'paidTo'>

/** The days of the latest inquiry, or of its order, which may have been changed. */
export function bookingOf({ bookedFrom, bookedTo }: Pick<ListVehicleRow, 'bookedFrom' | 'bookedTo'>): Booking | null {
  return bookedFrom && bookedTo ? { from: bookedFrom, to: bookedTo } : null
}

function takenOf({ takenFrom, takenTo }: ListVehicleRow) {
  return takenFrom && takenTo ? { from: takenFrom, to: takenTo } : null
}

/** Names of members who may negotiate and who may book, Owner first. Empty for viewers without prices. One query. */
export async function findLeaders({ project, access }: Membership): Promise<Leaders> {
  if (!can('seePrices', access)) return { answer: [], book: [] }
  const members = await activeMembers(project.id)
  const thoseWho = (permission: ProjectPermission) =>
    shortNames(
      members.filter(({ applicationRole, projectRole }) =>
        can(permission, { ...access, applicationRole, projectRole }),
      ),
    )
  return { answer: thoseWho('negotiate'), book: thoseWho('addToCart') }
}

/** The members of a project with an active account, Owner first. */
async function activeMembers(projectId: string) {
  return db()
    .select({
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      applicationRole: accounts.role,
      projectRole: projectMembers.role,
    })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, projectId), eq(accounts.status, 'active')))
    .orderBy(sql`${projectMembers.role} <> 'Owner'`, asc(accounts.firstName), asc(accounts.lastName))
}

import { progressText } from '~/models/pickup/inspection-photos'
import type { Booking, Day } from '~/models/trade/days/day'
import { nearDay } from '~/models/trade/days/near-day'
import { dueBackText, dueMark, overdueSince, overdueText, type Paperwork } from '~/models/trade/due/booking-due'
import { listOf } from '~/models/trade/format/text'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import type { Tone } from '~/models/trade/vocabulary/option'
import { ITEM_STATUS_BADGES, type StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** The tabs of an owner's orders in order; `value` is the query parameter. */
export const OWNER_ORDER_TABS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'running', label: 'In progress' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'past', label: 'Past' },
] as const

export type OwnerOrderTab = (typeof OWNER_ORDER_TABS)[number]['value']

/** The tab in the query parameter, or null. */
export function ownerOrderTabNamed(text: string | null): OwnerOrderTab | null {
  return OWNER_ORDER_TABS.find(({ value }) => value === text)?.value ?? null
}

/** The default tab: the first one with orders, running ones before upcoming ones. */
export function ownerOrderTabOf(counts: Record<OwnerOrderTab, number>): OwnerOrderTab {
  return FIRST_LOOK.find((tab) => counts[tab] > 0) ?? 'upcoming'
}

const FIRST_LOOK = ['running', 'overdue', 'upcoming', 'past'] as const

type Item = { status: StoredItemStatus; booking: Booking }

/** The tab of a booked vehicle. `today` is the vehicle's date. */
export function ownerOrderTab({ status, booking }: Item, today: Day): OwnerOrderTab {
  if (status !== 'confirmed') return 'past'
  if (today < booking.from) return 'upcoming'
  return today > booking.to ? 'overdue' : 'running'
}

/** The badge of a booked vehicle, which marks an overdue rental. */
export function ownerOrderBadge(item: Item, today: Day): { label: string; tone: Tone } {
  const overdue = overdueSince({ ...item, today })
  if (overdue) return dueMark(overdue)
  return ITEM_STATUS_BADGES[ownerOrderTab(item, today) === 'running' ? 'in-progress' : item.status]
}

type Handover = { delivers: boolean; booking: Booking; today: Day }

/** What happens next with a confirmed booking's vehicle: 'Red Clay picks up tomorrow', 'Due back Sat'. */
export function handoverText({ delivers, booking, today }: Handover, productionCompany: string): string {
  if (today > booking.to) return overdueText(booking.to, today)
  if (today > booking.from) return dueBackText(booking.to, today)
  const who = delivers ? 'You deliver this vehicle' : `${productionCompany} picks up`
  return `${who} ${onDay(booking.from, today)}`
}

/** 'Delivery tomorrow' if a handover is due today or tomorrow, else null. */
export function handoverMark({ delivers, booking, today }: Handover): string | null {
  const isOut = today > booking.from
  const near = nearDay(isOut ? booking.to : booking.from, today)
  if (near !== 'today' && near !== 'tomorrow') return null
  if (isOut) return dueBackText(booking.to, today)
  return `${delivers ? 'Delivery' : 'Pickup'} ${near}`
}

function onDay(day: Day, today: Day): string {
  const near = nearDay(day, today)
  return near.endsWith('day') || near === 'tomorrow' ? near : `on ${near}`
}

type Missing = Pick<Paperwork, 'agreement'> & { documents: readonly DocumentKind[] }

/** 'Red Clay Pictures hasn't signed the rental agreement or sent the COI.'; null if nothing is missing. */
export function missingFromProduction({ agreement, documents }: Missing, productionCompany: string): string | null {
  const sent = documents.length > 0 ? `sent the ${listOf(documents.map((kind) => DOCUMENTS[kind]))}` : null
  if (agreement === 'declined') {
    return `${productionCompany} declined the rental agreement${sent ? ` and hasn't ${sent}` : ''}.`
  }
  const missing = [agreement === 'not_signed' ? 'signed the rental agreement' : null, sent].flatMap(
    (each) => each ?? [],
  )
  return missing.length > 0 ? `${productionCompany} hasn't ${listOf(missing, 'or')}.` : null
}

const DOCUMENTS: Record<DocumentKind, string> = { 'purchase-order': 'purchase order', coi: 'COI' }

type Progress = Parameters<typeof progressText>[0]

/** 'You: no photos yet' and 'Red Clay Pictures: 2 of 4 photos': how far both sides' inspections at pickup are. */
export function inspectionLines(
  { own, crews, isOver }: { own: Progress | undefined; crews: Progress | undefined; isOver: boolean },
  productionCompany: string,
): string[] {
  const none = isOver ? 'no photos' : 'no photos yet'
  const line = (who: string, inspection: Progress | undefined) =>
    `${who}: ${(inspection && progressText(inspection)) ?? none}`
  return [line('You', own), line(productionCompany, crews)]
}

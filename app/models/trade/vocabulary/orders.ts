import type { Booking, Day } from '../days/day'
import type { Tone } from './option'

export const STORED_ITEM_STATUSES = ['confirmed', 'completed', 'cancelled'] as const

/** Stored statuses. 'in-progress' is derived from the days. */
export type StoredItemStatus = (typeof STORED_ITEM_STATUSES)[number]

export type OrderItemStatus = StoredItemStatus | 'in-progress'

export const ORDER_STATUSES = ['placed', 'completed', 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * A confirmed item is in progress from its first day on and is never completed automatically. `today` is the vehicle's
 * date.
 */
export function itemStatus(item: { status: StoredItemStatus; booking: Booking }, today: Day): OrderItemStatus {
  return item.status === 'confirmed' && today >= item.booking.from ? 'in-progress' : item.status
}

/** Past its last day and not completed yet. */
export function isOverdue(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status === 'confirmed' && today > item.booking.to
}

/** Cancelled if all items are; completed if all others are completed, at least one; else placed. */
export function orderStatus(items: readonly OrderItemStatus[]): OrderStatus {
  const left = items.filter((status) => status !== 'cancelled')
  if (items.length > 0 && left.length === 0) return 'cancelled'
  return left.length > 0 && left.every((status) => status === 'completed') ? 'completed' : 'placed'
}

export const ORDER_STATUS_BADGES: Record<OrderStatus, { label: string; tone: Tone }> = {
  placed: { label: 'New', tone: 'booked' },
  completed: { label: 'Completed', tone: 'gone' },
  cancelled: { label: 'Cancelled', tone: 'gone' },
}

export const ITEM_STATUS_BADGES: Record<OrderItemStatus, { label: string; tone: Tone }> = {
  confirmed: { label: 'Confirmed', tone: 'booked' },
  'in-progress': { label: 'In progress', tone: 'booked' },
  completed: { label: 'Completed', tone: 'gone' },
  cancelled: { label: 'Cancelled', tone: 'gone' },
}

/** The groups of an order page, in order. */
export const ITEM_GROUPS: readonly { status: OrderItemStatus; heading: string }[] = [
  { status: 'confirmed', heading: 'CONFIRMED ITEMS' },
  { status: 'in-progress', heading: 'IN-PROGRESS ITEMS' },
  { status: 'completed', heading: 'COMPLETED ITEMS' },
  { status: 'cancelled', heading: 'CANCELLED ITEMS' },
]

/** The groups of a project's orders, in order. */
export const ORDER_GROUPS: readonly { status: OrderStatus; heading: string }[] = [
  { status: 'placed', heading: 'Active Orders' },
  { status: 'completed', heading: 'Completed Orders' },
  { status: 'cancelled', heading: 'Cancelled Orders' },
]

/** Kinds of amendments, also as actions on a booked vehicle. */
export const AMENDMENT_KINDS = ['cancel', 'change', 'extend', 'complete'] as const

export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]

/** Last path part of the amendment dialogs over an order page. */
export const ITEM_NOUNS = {
  cancel: 'cancellation',
  change: 'dates',
  extend: 'extension',
  complete: 'completion',
} as const satisfies Record<AmendmentKind, string>

export const PAYMENT_TERMS = [
  { value: 'net_cash', label: 'Net Cash' },
  { value: 'net_10', label: 'Net 10' },
  { value: 'net_30', label: 'Net 30' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

export const PAYMENT_METHODS = [
  { value: 'ACH', label: 'ACH' },
  { value: 'cashiers_check', label: "Cashier's Check" },
  { value: 'certified_funds', label: 'Certified Funds' },
] as const

/** Notifications about a booked vehicle that are due on a certain day. */
export const DUE_KINDS = ['first-day', 'overdue', 'next-at-risk'] as const

export type DueKind = (typeof DUE_KINDS)[number]

/** Download formats of an invoice, by file extension. */
export const INVOICE_FORMATS = ['pdf', 'csv'] as const

export type InvoiceFormat = (typeof INVOICE_FORMATS)[number]

/** Reasons why an order is stuck, as filter choices for staff. */
export const STUCK = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'photos', label: 'Pickup photos missing' },
  { value: 'unsigned', label: 'Not signed' },
  { value: 'docusign', label: 'DocuSign' },
  { value: 'documents', label: 'Signed, PO/COI missing' },
  { value: 'mail', label: 'Undelivered email' },
] as const

export type Stuck = (typeof STUCK)[number]['value']

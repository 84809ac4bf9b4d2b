import type { Booking, Day } from '../days/day'
import type { Tone } from './option'

export const STORED_ITEM_STATUSES = ['confirmed', 'completed', 'cancelled'] as const

/** What is stored. That an item is in progress follows from its days. */
export type StoredItemStatus = (typeof STORED_ITEM_STATUSES)[number]

export type OrderItemStatus = StoredItemStatus | 'in-progress'

export const ORDER_STATUSES = ['placed', 'completed', 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A confirmed item is in progress from its first day on. Nothing completes by itself. `today` is the vehicle's date. */
export function itemStatus(item: { status: StoredItemStatus; booking: Booking }, today: Day): OrderItemStatus {
  return item.status === 'confirmed' && today >= item.booking.from ? 'in-progress' : item.status
}

/** Past its last day and not completed yet. */
export function isOverdue(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status === 'confirmed' && today > item.booking.to
}

/** Cancelled when all of its items are; completed when the rest is, at least one; else placed. */
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

/** The groups of an order page, in its order. */
export const ITEM_GROUPS: readonly { status: OrderItemStatus; heading: string }[] = [
  { status: 'confirmed', heading: 'CONFIRMED ITEMS' },
  { status: 'in-progress', heading: 'IN-PROGRESS ITEMS' },
  { status: 'completed', heading: 'COMPLETED ITEMS' },
  { status: 'cancelled', heading: 'CANCELLED ITEMS' },
]

/** The groups of a project's orders, in their order. */
export const ORDER_GROUPS: readonly { status: OrderStatus; heading: string }[] = [
  { status: 'placed', heading: 'Active Orders' },
  { status: 'completed', heading: 'Completed Orders' },
  { status: 'cancelled', heading: 'Cancelled Orders' },
]

/** What may be done to a booked vehicle, and what its amendments are called. */
export const AMENDMENT_KINDS = ['cancel', 'change', 'extend', 'complete'] as const

export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]

/** What is done to a booked vehicle is a noun below it, over the page of its order. */
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

/** What the calendar makes due to be told about a booked vehicle. */
export const DUE_KINDS = ['first-day', 'overdue', 'next-at-risk'] as const

export type DueKind = (typeof DUE_KINDS)[number]

/** What an invoice can be had as, by the ending of its file. */
export const INVOICE_FORMATS = ['pdf', 'csv'] as const

export type InvoiceFormat = (typeof INVOICE_FORMATS)[number]

/** What keeps an order from going on by itself, as the staff look for it. */
export const STUCK = [
  { value: 'unsigned', label: 'Not signed' },
  { value: 'docusign', label: 'DocuSign' },
  { value: 'documents', label: 'Missing documents' },
  { value: 'mail', label: 'Undelivered email' },
  { value: 'overdue', label: 'Overdue' },
] as const

export type Stuck = (typeof STUCK)[number]['value']

import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_METHODS, PAYMENT_TERMS, STORED_ITEM_STATUSES } from '~/models/trade/vocabulary/orders'
import { FIRST_REVISION } from '../../../models/trade/edits'

import { accounts } from './accounts'
import {
  billingColumns,
  bookedDays,
  checkIn,
  createdAt,
  day,
  instant,
  integerRef,
  rowId,
  states,
  uuidRef,
} from './columns'
import { inquiries } from './inquiries'
import { listVehicles } from './lists'
import { projects } from './projects'
import { vehicles } from './vehicles'

const terms = valuesOf(PAYMENT_TERMS)
const methods = valuesOf(PAYMENT_METHODS)

/** Billing details, the same on a checkout and its order. */
const billing = {
  ...billingColumns,
  paymentTerms: text('payment_terms', { enum: terms }).notNull(),
  paymentMethod: text('payment_method', { enum: methods }).notNull(),
}

/** One cart per renter, with vehicles of one project at a time; hence items have a project id too. */
export const carts = pgTable(
  'carts',
  {
    accountId: uuidRef('account_id', () => accounts.id).primaryKey(),
    projectId: uuid('project_id').references(() => projects.id),
    /** Incremented by every change and by placing the order; idempotency key for ordering. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [unique('carts_one_project').on(table.accountId, table.projectId)],
)

/** `cart_items_never_overlap` (in the migration) refuses one vehicle twice on the same days in one cart. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: rowId(),
    accountId: uuid('account_id').notNull(),
    projectId: uuid('project_id').notNull(),
    inquiryId: uuidRef('inquiry_id', () => inquiries.id),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    ...bookedDays(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cart_items_inquiry').on(table.inquiryId),
    unique('cart_items_list_vehicle').on(table.listVehicleId),
    foreignKey({
      name: 'cart_items_one_project',
      columns: [table.accountId, table.projectId],
      foreignColumns: [carts.accountId, carts.projectId],
    }),
  ],
)

/** The billing step of the checkout; kept to prefill the next one. */
export const checkouts = pgTable(
  'checkouts',
  {
    accountId: uuidRef('account_id', () => accounts.id).primaryKey(),
    ...billing,
    /** False once its order was placed: the next checkout starts at the first step, prefilled. */
    completed: boolean('completed').notNull().default(true),
  },
  () => [
    check('checkouts_terms', checkIn('payment_terms', terms)),
    check('checkouts_method', checkIn('payment_method', methods)),
    check('checkouts_state', checkIn('state', states)),
    check('checkouts_completed_has_state', sql`not completed or state is not null`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    projectId: uuidRef('project_id', () => projects.id),
    placedBy: uuidRef('placed_by', () => accounts.id),
    cartRevision: integer('cart_revision').notNull(),
    /** The tax rate of its items; the current one may differ. */
    taxPerMille: integer('tax_per_mille').notNull(),
    ...billing,
    /** When purchase order and certificate were both uploaded for the first time; null until then. */
    documentsAt: instant('documents_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('one_order_per_cart_revision').on(table.placedBy, table.cartRevision),
    index('orders_of_project').on(table.projectId, table.id),
    index('orders_of_company').on(table.productionCompanyName),
    index('orders_without_documents').on(table.id).where(sql`documents_at is null`),
    check('orders_tax', sql`tax_per_mille between 0 and 1000`),
    check('orders_terms', checkIn('payment_terms', terms)),
    check('orders_method', checkIn('payment_method', methods)),
    check('orders_state', checkIn('state', states)),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: rowId(),
    orderId: integerRef('order_id', () => orders.id),
    inquiryId: uuidRef('inquiry_id', () => inquiries.id),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    ...bookedDays(),
    /** Frozen in cents; all later prices are computed from these. */
    dailyCents: integer('daily_cents').notNull(),
    listedCents: integer('listed_cents').notNull(),
    agreedCents: integer('agreed_cents').notNull(),
    /** Current price before tax, and its tax; as agreed until the days are changed. */
    priceCents: integer('price_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** Incremented by every amendment, from 1; detects stale pages. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    /** 'in-progress' is derived from the days and the vehicle's zone. */
    status: text('status', { enum: STORED_ITEM_STATUSES }).notNull().default('confirmed'),
    completedOn: day('completed_on'),
    cancelledAt: instant('cancelled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_items_inquiry').on(table.inquiryId),
    index('order_items_of_order').on(table.orderId),
    index('order_items_of_list_vehicle').on(table.listVehicleId),
    index('order_items_of_vehicle').on(table.vehicleId, table.bookedFrom),
    index('order_items_days')
      .using('gist', sql`daterange(booked_from, booked_to, '[]')`)
      .where(sql`status <> 'cancelled'`),
    index('order_items_cancelled').on(table.orderId).where(sql`status = 'cancelled'`),
    index('order_items_confirmed_by_start').on(table.bookedFrom).where(sql`status = 'confirmed'`),
    index('order_items_confirmed_by_end').on(table.bookedTo).where(sql`status = 'confirmed'`),
    check('order_items_status', checkIn('status', STORED_ITEM_STATUSES)),
    check('order_items_days', sql`booked_from <= booked_to`),
    check(
      'order_items_money',
      sql`daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and price_cents >= 0 and tax_cents >= 0`,
    ),
  ],
)

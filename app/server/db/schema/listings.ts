import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { LISTING_EVENTS, LISTING_SIDES } from '~/models/trade/vocabulary/vehicles'

import { accounts } from './accounts'
import { checkIn, createdAt, uuidRef } from './columns'
import { vehicles } from './vehicles'

/** Who changed a listing, append-only: a trigger refuses every update and delete. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    accountId: uuidRef('account_id', () => accounts.id),
    side: text('side', { enum: LISTING_SIDES }).notNull(),
    kind: text('kind', { enum: LISTING_EVENTS }).notNull(),
    /** The reason that staff give, which the owner reads. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('listing_events_of_vehicle').on(table.vehicleId, table.createdAt, table.id),
    check('listing_events_side', checkIn('side', LISTING_SIDES)),
    check('listing_events_kind', checkIn('kind', LISTING_EVENTS)),
  ],
)

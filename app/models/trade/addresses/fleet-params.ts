import { z } from 'zod'
import { searchedLine } from '~/models/trade/fields/form-fields'
import { MAX_SEARCH_LENGTH } from '../constants'
import { isEmail } from '../fields/person'
import { ownPath } from '../paths/own-path'
import { ACCOUNT_STATUSES } from '../vocabulary/accounts'
import { DEFAULT_FLEET_SORT, FLEET_SORTS, FLEET_STATUSES, FLEET_VIEWS } from '../vocabulary/fleet'
import { LISTING_STATUSES } from '../vocabulary/listings'
import { valuesOf } from '../vocabulary/option'
import { AfterQuery, id } from './params'

/** The choice in the query string; invalid values are ignored. */
export const FleetQuery = AfterQuery.extend({
  view: z.enum(valuesOf(FLEET_VIEWS)).catch('cards').default('cards'),
  search: searchedLine(MAX_SEARCH_LENGTH),
  status: z.enum(FLEET_STATUSES).optional().catch(undefined),
  sort: z.enum(valuesOf(FLEET_SORTS)).catch(DEFAULT_FLEET_SORT).default(DEFAULT_FLEET_SORT),
  checked: z.literal('all').optional().catch(undefined),
})

/** The same for the staff's list of all vehicles. */
export const DeskVehiclesQuery = FleetQuery.pick({ search: true, after: true }).extend({
  status: z
    .enum(['attention', ...LISTING_STATUSES])
    .optional()
    .catch(undefined),
})

/** The same for the staff's list of owners; `after` is the email address of the last one on the previous page. */
export const DeskOwnersQuery = FleetQuery.pick({ search: true }).extend({
  status: z.enum(ACCOUNT_STATUSES).optional().catch(undefined),
  after: z.string().refine(isEmail).optional().catch(undefined),
})

/** Ids of the rows checked on a page, sorted and without duplicates, and the address of that page. */
export const SelectionQuery = z.object({
  selected: z
    .union([id, z.array(id)])
    .default([])
    .transform((ids) => [...new Set([ids].flat())].sort()),
  return: z.string().transform(ownPath).nullable().catch(null).default(null),
})

/** An action on an external calendar of a vehicle, by its owner or the staff. */
export const FeedActionParams = z.object({ vehicleId: id, feedId: id, kind: z.enum(['reading', 'removal']) })

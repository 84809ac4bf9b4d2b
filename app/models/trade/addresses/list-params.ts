import { z } from 'zod'
import { optionalLine } from '~/models/trade/fields/form-fields'
import { capitalized } from '~/models/trade/format/text'
import { splitIds } from '~/models/trade/list-view'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { MAX_VEHICLE_SEARCH_LENGTH } from '../constants'
import { DEAL_GROUPS, DEAL_ORDERS, LIST_LAYOUTS, MARKS } from '../vocabulary/projects'
import { id } from './params'

const optionalId = id.optional().catch(undefined)

/** List vehicles that were just removed on the page; invalid ids are ignored. */
export const RemovedQuery = z.object({
  removed: z.string().transform(splitIds).pipe(z.array(id)).catch([]).default([]),
})

/** Rows of a page whose boxes are checked: all, or those with these ids; invalid ids are ignored. */
export const CheckedQuery = z.object({
  checked: z
    .union([z.literal('all'), z.string().transform(splitIds).pipe(z.array(id))])
    .catch([])
    .default([]),
})

/** Which part of a project's lists to show; invalid values are ignored. In the table, a list's id checks its vehicles. */
export const ListViewQuery = z.object({
  vehicle: optionalLine(MAX_VEHICLE_SEARCH_LENGTH).transform(capitalized).catch(''),
  mark: z.enum(valuesOf(MARKS)).optional().catch(undefined),
  status: z.enum(valuesOf(DEAL_GROUPS)).optional().catch(undefined),
  order: z.enum(valuesOf(DEAL_ORDERS)).optional().catch(undefined),
  list: optionalId,
  after: optionalId,
  key: z.coerce.number().pipe(z.int32()).optional().catch(undefined),
  card: optionalId,
  layout: z.enum(valuesOf(LIST_LAYOUTS)).optional().catch(undefined),
  ...RemovedQuery.shape,
  ...CheckedQuery.shape,
})

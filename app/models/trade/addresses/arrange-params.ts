import { z } from 'zod'
import { splitIds } from '../list-view'
import { ownPath } from '../paths/own-path'
import { TRANSFERS } from '../vocabulary/projects'
import { RemovedQuery } from './list-params'
import { AfterQuery, DaysQuery, id, ProjectParams } from './params'

/** Moving or copying selected vehicles. */
export const TransferParams = ProjectParams.extend({ act: z.enum(TRANSFERS) })

const CheckedIds = z.string().transform(splitIds).pipe(z.array(id))

/** A page of a list's vehicles, where all boxes or some may be checked, and vehicles that were just removed on it. */
export const ArrangeQuery = AfterQuery.extend({
  checked: z
    .union([z.literal('all'), CheckedIds])
    .catch([])
    .default([]),
  ...RemovedQuery.shape,
})

/** Days to show a list's vehicles on, checked later, and a page of its vehicles. */
export const AvailabilityQuery = ArrangeQuery.extend(DaysQuery.shape)

/** The page that a dialog leads back to. */
export const ReturnQuery = z.object({ return: z.string().transform(ownPath).nullable().catch(null).default(null) })

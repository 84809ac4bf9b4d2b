import { z } from 'zod'
import { ownPath } from '../paths/own-path'
import { TRANSFERS } from '../vocabulary/projects'
import { CheckedQuery, RemovedQuery } from './list-params'
import { AfterQuery, DaysQuery, ProjectParams } from './params'

/** Moving or copying selected vehicles. */
export const TransferParams = ProjectParams.extend({ kind: z.enum(TRANSFERS) })

/** A page of a list's vehicles, where all boxes or some may be checked, and vehicles that were just removed on it. */
export const ArrangeQuery = AfterQuery.extend({ ...CheckedQuery.shape, ...RemovedQuery.shape })

/** Days to show a list's vehicles on, checked later, and a page of its vehicles. */
export const AvailabilityQuery = ArrangeQuery.extend(DaysQuery.shape)

/** The page that a dialog returns to. */
export const ReturnQuery = z.object({ return: z.string().transform(ownPath).nullable().catch(null).default(null) })

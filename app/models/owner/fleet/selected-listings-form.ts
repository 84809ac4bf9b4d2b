import { z } from 'zod'
import { seenNumber } from '~/models/trade/fields/seen-rows-form'
import { SELECTED_ACTION_KINDS } from './selected-listings'

export const SelectedActionParams = z.object({ kind: z.enum(SELECTED_ACTION_KINDS) })

/** `seen`: for each listing the number of status changes on the page, so that a double submit makes one. */
export const SelectedListingsForm = z.object({ seen: seenNumber() })

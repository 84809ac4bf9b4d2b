import { z } from 'zod'
import { seenNumber } from '~/models/trade/fields/seen-rows-form'
import { SELECTED_ACTS } from './selected-listings'

export const SelectedActParams = z.object({ act: z.enum(SELECTED_ACTS) })

/** `seen`: for each listing the number of status changes on the page, so that a double submit makes one. */
export const SelectedListingsForm = z.object({ seen: seenNumber() })

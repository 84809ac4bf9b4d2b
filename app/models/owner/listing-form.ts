import { z } from 'zod'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'
import { optionalLine, ownNumber } from '~/models/trade/fields/form-fields'

/** `seen`: number of status changes when the page was rendered, so that a double submit makes one. */
export const ListingChangeForm = z.object({ seen: ownNumber(), reason: optionalLine(MAX_BEHALF_REASON_LENGTH) })

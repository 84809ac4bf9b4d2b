import { z } from 'zod'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'
import { optionalLine, ownNumber } from '~/models/trade/fields/form-fields'

/** `seen`: how often the status had been changed when the page was made, so that sending it twice changes it once. */
export const ListingChangeForm = z.object({ seen: ownNumber(), reason: optionalLine(MAX_BEHALF_REASON_LENGTH) })

import { FLOOR_PERCENT } from '~/models/trade/constants'

/** What a renter is told about the floor, before and after. */
export const FLOOR_RULE = `Your rate should not be less than ${FLOOR_PERCENT}% of the original price.`

/** Said of a rate that has to be confirmed. */
export const ABOVE_LISTED = 'Your rate is above the listed price.'

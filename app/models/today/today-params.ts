import { CartItemQuery } from '~/models/trade/addresses/params'

/** The project that the Today page is limited to; an invalid one is ignored. */
export const TodayQuery = CartItemQuery.pick({ project: true })

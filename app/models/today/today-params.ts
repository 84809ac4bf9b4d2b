import { z } from 'zod'
import { CartItemQuery } from '~/models/trade/addresses/params'
import { MAX_COMMAND_LENGTH } from '~/models/trade/constants'

/** The project that the Today page is limited to; an invalid one is ignored. */
export const TodayQuery = CartItemQuery.pick({ project: true })

/** The words of the command palette, of which more than fit its field are not read, and the project in view. */
export const CommandsQuery = TodayQuery.extend({ q: z.string().max(MAX_COMMAND_LENGTH).catch('') })

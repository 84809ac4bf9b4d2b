import { z } from 'zod'
import { CartItemQuery } from '~/models/trade/addresses/params'
import { MAX_COMMAND_LENGTH } from '~/models/trade/constants'

/** The project that the Today page is limited to; an invalid one is ignored. */
export const TodayQuery = CartItemQuery.pick({ project: true })

/** The words of the command palette; more than fit its field are not read. */
export const CommandsQuery = z.object({ q: z.string().max(MAX_COMMAND_LENGTH).catch('') })

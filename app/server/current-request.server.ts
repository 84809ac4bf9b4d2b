import { AsyncLocalStorage } from 'node:async_hooks'

/** The request whose work goes on here, as the log names it. */
type CurrentRequest = { id: string }

const requests = new AsyncLocalStorage<CurrentRequest>()

/**
 * The request that this work is done for, however deep inside of a verb; undefined for jobs, commands and tests. For
 * lines of the log alone: who asks, and what was found out for a request, hangs on the Request itself.
 */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore()

/** From here on the work of this turn of the event loop, and whatever it begins, is done for this request. */
export const beginRequest = (request: CurrentRequest) => requests.enterWith(request)

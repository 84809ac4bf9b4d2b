import type { LoaderFunctionArgs } from '@remix-run/node'
import { DeskBoardQuery } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskDayOutOfDaysFile } from '~/services/provider/orders/day-out-of-days.server'

/** The vehicles with orders and their days as CSV. */
export function loader({ request }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const { name, content } = await deskDayOutOfDaysFile(provider, parseQuery(request, DeskBoardQuery))
    return download(request, { name, bytes: content.size, as: 'saved', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: providerPaths.dayOutOfDays(), label: 'Go to the day out of days' }

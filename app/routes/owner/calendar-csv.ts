import type { LoaderFunctionArgs } from '@remix-run/node'
import { BoardQuery } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { ownerCalendarFile } from '~/services/owner/calendar/owner-calendar.server'

/** An owner's calendar as CSV. */
export function loader({ request }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const { name, content } = await ownerCalendarFile(await requireOwner(request), parseQuery(request, BoardQuery))
    return download(request, { name, bytes: content.size, as: 'saved', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: ownerPaths.ownerCalendar(), label: 'Go to your calendar' }

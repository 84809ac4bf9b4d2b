import type { LoaderFunctionArgs } from '@remix-run/node'
import { UpdatesQuery } from '~/models/trade/addresses/params'
import { begunAgo, writeCursor } from '~/models/trade/updates-cursor'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { findAccountForPolling } from '~/server/session/require.server'
import { countUpdates } from '~/services/deals/count-updates.server'

/**
 * Polled by open pages every few seconds. The first poll sends the page's age and gets a cursor. Later ones send the
 * cursor and get 204 until others have made relevant changes, then the next cursor. 403 means logged out and ends the
 * polling; polling does not extend a session.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccountForPolling(request)
  if (!account) return new Response(null, { status: 403 })
  const { project: projectId, entries, after, age } = parseQuery(request, UpdatesQuery)
  if (!after) {
    const { since, until } = begunAgo(age, now())
    return new Response(writeCursor({ since, seen: await countUpdates(account, { projectId, entries, since, until }) }))
  }
  const seen = await countUpdates(account, { projectId, entries, since: after.since })
  return seen === after.seen ? new Response(null, { status: 204 }) : new Response(writeCursor({ ...after, seen }))
}

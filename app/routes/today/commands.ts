import type { LoaderFunctionArgs } from '@remix-run/node'
import { CommandsQuery } from '~/models/today/today-params'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { commandsFor } from '~/services/today/commands/commands.server'

/** The commands that the typed words may mean, for the command palette. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { q } = parseQuery(request, CommandsQuery)
  return Response.json(await commandsFor(account, q), { headers: { 'Cache-Control': 'private, no-store' } })
}

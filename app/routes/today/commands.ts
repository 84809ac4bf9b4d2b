import type { LoaderFunctionArgs } from '@remix-run/node'
import { CommandsQuery } from '~/models/today/today-params'
import { parseQuery } from '~/server/http/route.server'
import { lastProject } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { commandsFor } from '~/services/today/commands/commands.server'
import { commandExamples } from '~/services/today/commands/examples.server'

/** The commands that the typed words may mean, for the command palette; examples while nothing is typed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { q, project } = parseQuery(request, CommandsQuery)
  const found =
    q === ''
      ? await commandExamples(account)
      : await commandsFor(account, q, project ?? (await lastProject.read(request, account)))
  return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } })
}

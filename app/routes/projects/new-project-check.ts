import type { LoaderFunctionArgs } from '@remix-run/node'
import { InvitationCheckQuery } from '~/models/trade/addresses/params'
import { EMAIL_TAKEN } from '~/models/trade/results/shared-messages'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'

/** Like the check for an existing project: a new one has only its creator as a member. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'createProject')
  const { email } = parseQuery(request, InvitationCheckQuery)
  const isOwn = email.trim().toLowerCase() === renter.email.toLowerCase()
  return isOwn ? new Response(EMAIL_TAKEN) : new Response(null, { status: 204 })
}

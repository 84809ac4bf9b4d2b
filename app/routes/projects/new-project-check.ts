import type { LoaderFunctionArgs } from '@remix-run/node'
import { InvitationCheckQuery } from '~/models/trade/addresses/params'
import { EMAIL_TAKEN } from '~/models/trade/answers/sentences'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'

/** The same as for a project that is there: to one that is yet to be made, whoever makes it alone belongs. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'createProject')
  const { email } = parseQuery(request, InvitationCheckQuery)
  const isOwn = email.trim().toLowerCase() === renter.email.toLowerCase()
  return isOwn ? new Response(EMAIL_TAKEN) : new Response(null, { status: 204 })
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { InvitationCheckQuery, ProjectParams } from '~/models/trade/addresses/params'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { isInProject } from '~/services/crew/invitations/check-invitations.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/** Checks a typed address: the error text if it is already in the project, otherwise 204. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('invite', membership)
  const { email } = parseQuery(request, InvitationCheckQuery)
  const isThere = await isInProject(membership, email)
  return isThere ? new Response(ACCOUNT_MESSAGES.emailTaken) : new Response(null, { status: 204 })
}

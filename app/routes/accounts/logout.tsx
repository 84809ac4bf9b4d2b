import type { ActionFunctionArgs } from '@remix-run/node'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { accountPaths } from '~/models/trade/paths/accounts'
import { broken } from '~/server/errors.server'
import { clearSiteDataHeaders } from '~/server/http/cookies.server'
import { readForm, redirect } from '~/server/http/route.server'
import { findAccount } from '~/server/session/require.server'
import { signOut } from '~/services/accounts/sessions.server'

/** Has no page, because logging out takes a POST. */
export function loader() {
  return redirect(accountPaths.loggedOut())
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await findAccount(request)
  await readForm(request, EmptyForm)
  const outcome = account && (await signOut(account))
  if (outcome?.ok === false) throw broken()
  return redirect(accountPaths.loggedOut(), { headers: clearSiteDataHeaders(request) })
}

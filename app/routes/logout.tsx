import type { ActionFunctionArgs } from '@remix-run/node'
import { paths } from '~/models/trade/addresses/paths'
import { EmptyForm } from '~/models/trade/fields/empty-form'
import { readForm } from '~/server/http/form/read-form.server'
import { redirect } from '~/server/http/redirect.server'
import { signOut } from '~/server/session/sign-out.server'

/** Somebody who opens the address itself has nothing to sign out of yet. */
export function loader() {
  return redirect(paths.loggedOut())
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, EmptyForm)
  return redirect(paths.loggedOut(), { headers: await signOut(request) })
}

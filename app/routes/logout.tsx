import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { EmptyForm } from '~/models/trade/fields/empty-form'
import { readForm } from '~/server/http/form/read-form.server'
import { signOut } from '~/server/session/sign-out.server'

/** Somebody who opens the address itself has nothing to sign out of yet. */
export function loader() {
  return redirect('/home')
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, EmptyForm)
  return redirect('/home', { headers: await signOut(request) })
}

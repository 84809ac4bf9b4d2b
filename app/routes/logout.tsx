import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { EmptyForm } from '~/models/empty-form'
import { findAccount } from '~/services/auth/renter.server'
import { signOut } from '~/services/auth/sign-out.server'
import { readForm } from '~/services/web/read-form.server'

/** Somebody who opens the address itself has nothing to sign out of yet. */
export function loader() {
  return redirect('/home')
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await findAccount(request)
  await readForm(request, EmptyForm)
  return redirect('/home', { headers: await signOut(request, account) })
}

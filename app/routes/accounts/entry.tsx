import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { EntryPage } from '~/components/accounts/login/entry-page'
import { homeOf } from '~/models/trade/addresses/landing'
import { redirect } from '~/server/http/route.server'
import { findAccount } from '~/server/session/require.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'

/** The frame of the entry screen's views other than the log-in. Someone signed in is redirected home. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (account) throw redirect(homeOf(account.role))
  return entryScreen()
}

export default function Entry() {
  const { fleet } = useLoaderData<typeof loader>()
  return (
    <EntryPage fleet={fleet}>
      <Outlet />
    </EntryPage>
  )
}

/** Switching views keeps the pictures beside them. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false
}

export const handle = { frame: 'bare' }

import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginScreen } from '~/components/entry/login-screen'
import { homeOf } from '~/models/navigation'
import { entryScreen } from '~/services/auth/entry-screen.server'
import { findAccount } from '~/services/auth/renter.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, ...(await entryScreen(request)) }
  throw redirect(homeOf(account.role) === '/' ? '/home/searchResults' : homeOf(account.role))
}

export default function Home() {
  const data = useLoaderData<typeof loader>()
  return <LoginScreen {...data} />
}

export const handle = { guestFrame: 'bare', index: true }

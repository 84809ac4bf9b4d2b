import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomeScreen } from '~/components/fleet/home-screen'
import { loadHome } from '~/services/fleet/load-home.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadHome(request)
}

export default function Home() {
  return <HomeScreen home={useLoaderData<typeof loader>()} />
}

export const handle = { guestFrame: 'bare', index: true }

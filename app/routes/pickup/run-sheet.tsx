import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PickupError } from '~/components/pickup/pickup-error'
import { RunSheet } from '~/components/pickup/run-sheet'
import runSheetStyles from '~/components/pickup/run-sheet.css?url'
import printScript from '~/enhance/print.mjs?url&no-inline'
import { titled } from '~/models/trade/product'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { requireRunSheet } from '~/services/pickup/require-pickup.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  return requireRunSheet(access)
}

export default function PickupRunSheet() {
  return <RunSheet {...useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, enhancement: printScript, frame: 'emailed', failure: PickupError }
export const meta: MetaFunction = () => [titled('Run sheet')]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: runSheetStyles }]

export const ErrorBoundary = PickupError

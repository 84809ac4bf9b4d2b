import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InspectionOverview } from '~/components/pickup/inspection-overview'
import { PickupError } from '~/components/pickup/pickup-error'
import { OrderItemParams } from '~/models/params'
import { PRODUCT } from '~/models/product'
import { requireAccount } from '~/services/auth/renter.server'
import { findInspection } from '~/services/pickup/find-inspection.server'
import { parseParams } from '~/services/web/parse.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return findInspection(account, parseParams(params, OrderItemParams))
}

export default function Inspection() {
  return <InspectionOverview {...useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [{ title: `Pre-pickup inspection - ${PRODUCT}` }]

export const ErrorBoundary = PickupError

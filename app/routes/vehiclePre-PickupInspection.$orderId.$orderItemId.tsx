import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InspectionOverview } from '~/components/pickup/inspection-overview'
import { PickupError } from '~/components/pickup/pickup-error'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { requireInspection } from '~/services/pickup/require-inspection.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  return requireInspection(reader, parseParams(params, OrderItemParams))
}

export default function Inspection() {
  return <InspectionOverview {...useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Pre-pickup inspection')]

export const ErrorBoundary = PickupError

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AgreementSheet } from '~/components/orders/agreement-sheet'
import { titled } from '~/models/trade/product'
import { requireAgreement } from '~/services/orders/agreement/agreement-link.server'
import { findAgreement } from '~/services/orders/agreement/find-agreement.server'

/** Open without an account to the browser that came through the mailed link. */
export async function loader({ request }: LoaderFunctionArgs) {
  return findAgreement(await requireAgreement(request))
}

export default function Agreement() {
  return <AgreementSheet agreement={useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Rental agreement')]

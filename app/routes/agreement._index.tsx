import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AgreementSheet } from '~/components/orders/agreement-sheet'
import { titled } from '~/models/trade/product'
import { requireSigner } from '~/server/session/require-signer.server'
import { requireAgreement } from '~/services/orders/agreement/require-agreement.server'

/** Open without an account to the browser that came through the mailed link. */
export async function loader({ request }: LoaderFunctionArgs) {
  return requireAgreement(await requireSigner(request))
}

export default function Agreement() {
  return <AgreementSheet agreement={useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Rental agreement')]

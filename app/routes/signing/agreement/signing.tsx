import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OnToDocusign } from '~/components/signing/docusign'
import { bookingPaths } from '~/models/trade/paths/booking'
import { signingPaths } from '~/models/trade/paths/signing'
import { titled } from '~/models/trade/product'
import { refusalInit } from '~/server/errors.server'
import { redirect } from '~/server/http/route.server'
import { signingReturn } from '~/server/session/browser-state.server'
import { requireSigner } from '~/server/session/links.server'
import { goToSign } from '~/services/signing/docusign/signer-ports.server'

/**
 * Redirects to the page where the agreement is signed. Visiting it signs nothing, and each visit requests a new
 * DocuSign link.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const signer = await requireSigner(request)
  const isBuyer = (await signingReturn.read(request)) === signer.orderId
  const backTo = isBuyer ? bookingPaths.bookVehicles(signer.orderId) : signingPaths.agreement()
  const outcome = await goToSign(signer, backTo)
  if (!outcome.ok) return data({ url: null, sentence: outcome.message }, refusalInit(outcome))
  if (outcome.url === null) throw redirect(signingPaths.agreement())
  return data({ url: outcome.url, sentence: null })
}

export default function Signing() {
  return <OnToDocusign {...useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }

/** A meta refresh instead of a redirect, which the CSP would have to allow for every form that leads here. */
export const meta: MetaFunction<typeof loader> = ({ data: way }) => [
  titled('Sign the agreement'),
  ...(way?.url ? [{ httpEquiv: 'refresh', content: `0;url=${way.url}` }] : []),
]

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { TokenParams } from '~/models/trade/addresses/params'
import { signingPaths } from '~/models/trade/paths/signing'
import { titled } from '~/models/trade/product'
import { parseParams, redirect } from '~/server/http/route.server'
import { signerCookie } from '~/server/session/links.server'
import { withOrderLink } from '~/server/session/order-link.server'

/** The emailed link: open to its holder, and replaced by a cookie at once. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token } = parseParams(params, TokenParams)
  const cookie = await withOrderLink(request, () => signerCookie(token))
  return redirect(signingPaths.agreement(), { headers: { 'Set-Cookie': cookie } })
}

/** Never rendered. With a component, the response to an expired link is an error page. */
export default function AgreementLink() {
  return null
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Rental agreement')]

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { TokenParams } from '~/models/trade/addresses/params'
import { signingPaths } from '~/models/trade/paths/signing'
import { titled } from '~/models/trade/product'
import { parseParams, redirect } from '~/server/http/route.server'
import { signerCookie } from '~/server/session/links.server'

/** The emailed link: open to its holder, and replaced by a cookie at once. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { token } = parseParams(params, TokenParams)
  return redirect(signingPaths.agreement(), { headers: { 'Set-Cookie': await signerCookie(token) } })
}

/** Never rendered: with a component, an expired link is answered with a page. */
export default function AgreementLink() {
  return null
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Rental agreement')]

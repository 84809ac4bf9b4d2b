import type { LoaderFunctionArgs } from '@remix-run/node'
import { MailParams } from '~/models/trade/addresses/params'
import { parseParams } from '~/server/http/route.server'
import { requireMailPage } from '~/server/outbox/outbox-page.server'

/** An email as a page, for the iframe in the outbox. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = await requireMailPage(parseParams(params, MailParams).mailId)
  return new Response(page, { headers: HEADERS })
}

/** An email cannot run scripts or post forms, and loads only this site's images; its links open outside the iframe. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MadeQuoteDialog } from '~/components/billing/made-quote-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { MadeQuoteParams } from '~/models/trade/addresses/params'
import { bookingPaths } from '~/models/trade/paths/booking'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMadeQuote } from '~/services/billing/read-quote.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { quoteId } = parseParams(params, MadeQuoteParams)
  return { quote: await requireMadeQuote(renter, quoteId) }
}

export default function QuoteMade() {
  return <MadeQuoteDialog {...useLoaderData<typeof loader>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Quote')]

export function ErrorBoundary() {
  return <FailureDialog title="Quote" sentence={QUOTE_MESSAGES.failed} closeTo={bookingPaths.cart()} />
}

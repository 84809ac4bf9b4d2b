import type { LoaderFunctionArgs } from '@remix-run/node'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { QuoteParams } from '~/models/trade/addresses/params'
import { projectPaths } from '~/models/trade/paths/projects'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { quoteFile } from '~/services/billing/quote-file.server'

/** The PDF of a quote. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'projects')
    const { name, content } = await quoteFile(renter, parseParams(params, QuoteParams))
    return download(request, { name, bytes: content.size, as: 'shown', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: projectPaths.projects(), label: 'Go to your projects', failed: QUOTE_MESSAGES.failed }

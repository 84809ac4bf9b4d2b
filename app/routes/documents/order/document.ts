import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { PaperParams } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireAccount } from '~/server/session/require.server'
import { findPaper } from '~/services/documents/find-paper.server'

/** What somebody uploaded is only ever saved, never shown: what is in it is not ours. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const asker = await requireAccount(request)
    const paper = await findPaper(asker, parseParams(params, PaperParams))
    return download(request, { ...paper, as: 'saved', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: paths.home(),
  label: 'Go on',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}

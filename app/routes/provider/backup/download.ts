import type { LoaderFunctionArgs } from '@remix-run/node'
import { BackupParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { notFound } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { findBackup } from '~/services/provider/backups.server'

/** Downloads a backup; errors are shown as a page. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const found = await findBackup(provider, parseParams(params, BackupParams).backup)
    if (!found) throw notFound()
    const tag = `${found.name.replace(/\W/g, '-')}-${found.bytes}`
    return download(request, { ...found, tag, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = {
  to: providerPaths.backup(),
  label: 'View backups',
  explanation: {
    404: { title: 'This backup is no longer available', text: 'Only the latest backups are kept.' },
  },
}

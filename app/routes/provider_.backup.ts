import type { LoaderFunctionArgs } from '@remix-run/node'
import { download } from '~/server/http/download.server'
import { requireProvider } from '~/server/session/require.server'
import { takeBackup } from '~/services/provider/take-backup.server'

/** Everything there is, so for the marketplace's staff alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { name, content } = await takeBackup(provider)
  return download(request, {
    name,
    bytes: content.size,
    as: 'saved',
    kept: 'never',
    open: async () => content,
  })
}

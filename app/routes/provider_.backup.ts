import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProvider } from '~/services/auth/renter.server'
import { takeBackup } from '~/services/jobs/take-backup.server'
import { download } from '~/services/web/download.server'
import { notFound } from '~/services/web/errors.server'

/** Everything there is, so for the marketplace's staff alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireProvider(request)
  const backup = await takeBackup()
  if (!backup) throw notFound()
  const { name, content } = backup
  return download(request, {
    name,
    bytes: content.size,
    as: 'saved',
    kept: 'never',
    open: async () => content,
  })
}

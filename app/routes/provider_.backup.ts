import type { LoaderFunctionArgs } from '@remix-run/node'
import { takeBackup } from '~/server/db/take-backup.server'
import { download } from '~/server/http/download.server'
import { notFound } from '~/server/http/errors.server'
import { requireProvider } from '~/server/session/renter.server'

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

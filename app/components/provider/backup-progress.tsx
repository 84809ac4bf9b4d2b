import { Link, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { progressText } from '~/models/provider/backup-messages'
import { providerPaths } from '~/models/trade/paths/provider'

const LOOK_AGAIN_MS = 1000

/** How far the backup is that is being made. It looks again by itself, without script too. */
export function BackupProgress({ packed }: { packed: number | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const again = setInterval(revalidate, LOOK_AGAIN_MS)
    return () => clearInterval(again)
  }, [revalidate])
  return (
    <div className="grid gap-2">
      <p role="status">{progressText(packed)}</p>
      <progress className="progress" value={packed ?? undefined} aria-label="Progress" />
      <noscript>
        <meta httpEquiv="refresh" content="3" />
        <Link className="link inline-flex min-h-11 items-center" to={providerPaths.backup()} reloadDocument>
          Check progress
        </Link>
      </noscript>
    </div>
  )
}

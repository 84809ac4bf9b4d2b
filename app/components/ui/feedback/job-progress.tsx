import { Link, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { OwnPath } from '~/models/trade/paths/own-path'

interface JobProgressProps {
  text: string
  /** The number of finished units of `total`, 1 by default; null while it is unknown. */
  done: number | null
  total?: number
  /** The page, for browsers without script. */
  page: OwnPath
}

const POLL_INTERVAL_MS = 1000

/** The progress of a background job. Polls by reloading the page's data; without script the page refreshes itself. */
export function JobProgress({ text, done, total = 1, page }: JobProgressProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div className="grid gap-2">
      <p role="status">{text}</p>
      <progress className="progress" value={done ?? undefined} max={total} aria-label="Progress" />
      <noscript>
        <meta httpEquiv="refresh" content="3" />
        <Link className="link inline-flex min-h-11 items-center" to={page} reloadDocument>
          Check progress
        </Link>
      </noscript>
    </div>
  )
}

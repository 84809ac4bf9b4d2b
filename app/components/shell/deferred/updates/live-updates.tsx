import { useMatches, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { isDialog } from '../../inert-behind-dialog'
import { type Live, pollUpdates } from './poll-updates'

/**
 * Revalidates an open page when others have changed something, and announces it to screen readers. Typed input stays.
 * While a dialog is open the update waits: closing the dialog loads the page.
 */
export function LiveUpdates() {
  const matches = useMatches()
  const live = matches.map(({ handle }) => liveOf(handle)).find(Boolean)
  const isCovered = matches.some(({ handle }) => isDialog(handle))
  const { revalidate } = useRevalidator()
  const [updates, setUpdates] = useState(0)
  const shown = useRef(0)
  const projectId = matches.at(-1)?.params.projectId

  useEffect(() => {
    if (live) return pollUpdates({ project: projectId, live }, () => setUpdates((count) => count + 1))
  }, [live, projectId])

  useEffect(() => {
    if (isCovered || shown.current === updates) return
    shown.current = updates
    revalidate()
  }, [isCovered, updates, revalidate])

  return (
    <p role="status" className="sr-only">
      {updates > 0 && !isCovered && <span key={updates}>{ANNOUNCEMENT}</span>}
    </p>
  )
}

const ANNOUNCEMENT = 'Updated just now.'

function liveOf(handle: unknown): Live | undefined {
  const live = typeof handle === 'object' && handle !== null && 'live' in handle && handle.live
  return live === 'deals' || live === 'all' ? live : undefined
}

import { useMatches, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { isDialog } from '../../behind'
import { followUpdates, type Live } from './follow-updates'

/**
 * Brings an open page up to date as soon as the other side has offered or answered, and tells readers. What is being
 * typed stays. While a dialog is open the news waits: closing it loads the page.
 */
export function Updates() {
  const matches = useMatches()
  const live = matches.map(({ handle }) => liveOf(handle)).find(Boolean)
  const isCovered = matches.some(({ handle }) => isDialog(handle))
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState(0)
  const shown = useRef(0)
  const projectId = matches.at(-1)?.params.projectId

  useEffect(() => {
    if (live) return followUpdates({ project: projectId, live }, () => setNews((count) => count + 1))
  }, [live, projectId])

  useEffect(() => {
    if (isCovered || shown.current === news) return
    shown.current = news
    revalidate()
  }, [isCovered, news, revalidate])

  return (
    <p role="status" className="sr-only">
      {news > 0 && !isCovered && <span key={news}>{NEWS}</span>}
    </p>
  )
}

const NEWS = 'Updated just now.'

function liveOf(handle: unknown): Live | undefined {
  const live = typeof handle === 'object' && handle !== null && 'live' in handle && handle.live
  return live === 'deals' || live === 'all' ? live : undefined
}

import { useMatches, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { isDialog } from '../../behind'
import { followUpdates } from './follow-updates'

/**
 * Brings an open page up to date as soon as the other side has offered or answered, and tells readers. What is being
 * typed stays. While a dialog is open the news waits: closing it loads the page.
 */
export function Updates() {
  const matches = useMatches()
  const isLive = matches.some(({ handle }) => isLivePage(handle))
  const isCovered = matches.some(({ handle }) => isDialog(handle))
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState(0)
  const shown = useRef(0)
  const projectId = matches.at(-1)?.params.projectId

  useEffect(() => {
    if (isLive) return followUpdates(projectId, () => setNews((count) => count + 1))
  }, [isLive, projectId])

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

const NEWS = 'There is a new offer or answer. The page shows it now.'

function isLivePage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'live' in handle && handle.live === true
}

import { useFetchers, useLocation, useMatches, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { dealPaths } from '~/models/trade/paths/deals'
import { isDialog } from '../inert-behind-dialog'

/**
 * Revalidates an open page when others have changed something, and announces it to screen readers. Typed input stays.
 * While a dialog is open the update waits, because closing the dialog loads the page, unless the dialog itself has live
 * updates. It also waits for the response to a form: the router ignores the redirect of a form if a revalidation has
 * started since.
 */
export function LiveUpdates() {
  const matches = useMatches()
  const live = matches.map(({ handle }) => liveOf(handle)).find(Boolean)
  const isCovered = matches.some(({ handle }) => isDialog(handle) && !liveOf(handle))
  const { revalidate } = useRevalidator()
  const isSubmitting = [useNavigation(), ...useFetchers()].some(({ state }) => state === 'submitting')
  const [updates, setUpdates] = useState(0)
  // an announcement is about the page that it was made on
  const page = useLocation().pathname
  const [announcedOn, setAnnouncedOn] = useState('')
  const shown = useRef(0)
  const projectId = matches.at(-1)?.params.projectId

  useEffect(() => {
    if (live) return pollUpdates({ project: projectId, live }, () => setUpdates((count) => count + 1))
  }, [live, projectId])

  useEffect(() => {
    if (isCovered || isSubmitting || shown.current === updates) return
    shown.current = updates
    setAnnouncedOn(page)
    revalidate()
  }, [isCovered, isSubmitting, updates, revalidate, page])

  return (
    <p role="status" className="sr-only">
      {announcedOn === page && !isCovered && <span key={updates}>{ANNOUNCEMENT}</span>}
    </p>
  )
}

const ANNOUNCEMENT = 'Updated just now.'

function liveOf(handle: unknown): Live | undefined {
  const live = typeof handle === 'object' && handle !== null && 'live' in handle && handle.live
  return live === 'deals' || live === 'all' ? live : undefined
}

/** Short enough that one side's answer appears on the other side's open page within ten seconds. */
const POLL_INTERVAL_MS = 7_000
/** The limit of the exponential backoff after failures. */
const MAX_BACKOFF_MS = 120_000

/** deals: offers, answers and comments of others. all: everything others do in the project. */
export type Live = 'deals' | 'all'

type PollOptions = { project: string | undefined; live: Live }

/**
 * Polls for changes made by others, in a project or else in the deals of the logged-in account, and calls `onUpdate`.
 * Polling pauses while the page is hidden. Returns the function that stops it.
 */
function pollUpdates({ project, live }: PollOptions, onUpdate: () => void): () => void {
  const stopped = new AbortController()
  const loadedAt = isFirstPoll ? 0 : performance.now()
  isFirstPoll = false
  let cursor = ''
  let delay = POLL_INTERVAL_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function poll() {
    clearTimeout(timer)
    if (document.hidden) return
    try {
      const response = await fetch(`${dealPaths.updates()}?${query()}`, { priority: 'low', signal: stopped.signal })
      // logged out
      if (response.status === 403) return stopped.abort()
      if (!response.ok) throw new Error(response.statusText)
      delay = POLL_INTERVAL_MS
      if (response.status === 200) {
        const isUpdate = cursor !== ''
        cursor = await response.text()
        if (isUpdate) onUpdate()
      }
    } catch {
      delay = Math.min(delay * 2, MAX_BACKOFF_MS)
    }
    clearTimeout(timer)
    if (!stopped.signal.aborted) timer = setTimeout(poll, delay)
  }

  function query() {
    const seconds = Math.ceil((performance.now() - loadedAt) / 1000)
    const params = new URLSearchParams(cursor ? { after: cursor } : { age: String(seconds) })
    if (project) params.set('project', project)
    if (live === 'all') params.set('entries', live)
    return params
  }

  poll()
  document.addEventListener('visibilitychange', poll, { signal: stopped.signal })
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

/** The first poll counts from the time the document was requested, before any script ran. */
let isFirstPoll = true

import { useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

interface Here {
  key: string
  /** The page, whatever dialog stands over it. */
  page: string | undefined
  hasDialog: boolean
}

/**
 * A dialog that was opened over its page leaves one entry in the browser's history when it is closed, not two of the same
 * page: the page as it is now takes the entry that the dialog was opened from.
 */
export function useDialogEntries(here: Here) {
  const how = useNavigationType()
  const last = useRef(here)
  const pageAt = useRef<number | null>(null)

  useEffect(() => {
    const before = last.current
    if (before.key === here.key) return
    last.current = here
    const index = indexOf(window.history.state)
    if (before.page !== here.page) pageAt.current = null
    else if (here.hasDialog && !before.hasDialog) pageAt.current = how === 'PUSH' ? index - 1 : null
    if (here.hasDialog || pageAt.current === null) return
    const steps = pageAt.current - index
    pageAt.current = null
    if (how === 'REPLACE' && steps < 0) foldBack(steps)
  })
}

/** The entry so many steps back becomes what the present one is. The router is not told: nothing on the page changes. */
function foldBack(steps: number) {
  const { state } = window.history
  const { href } = window.location
  const index = indexOf(state) + steps
  const fold = (event: PopStateEvent) => {
    // somebody went elsewhere meanwhile
    if (indexOf(event.state) !== index) return
    event.stopImmediatePropagation()
    window.history.replaceState({ ...state, idx: index }, '', href)
  }
  // before the router's own listener
  window.addEventListener('popstate', fold, { capture: true, once: true })
  window.history.go(steps)
}

/** How many of the router's entries lie before this one. */
function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

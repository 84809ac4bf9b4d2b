import { useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

interface Here {
  key: string
  /** The page, whatever dialog stands over it. */
  page: string | undefined
  hasDialog: boolean
}

/**
 * A dialog that is closed leaves its page in the browser's history twice: where it was opened, and in its own place. Going
 * back or forward passes the first of the two by, so that one step leads from the page to another.
 */
export function useDialogEntries(here: Here) {
  const how = useNavigationType()
  const last = useRef(here)
  const openedAt = useRef<string | null>(null)
  const passed = useRef(new Set<string>()).current
  const index = useRef(0)

  useEffect(() => {
    index.current = entryOf(window.history.state).index
    const before = last.current
    if (before.key === here.key) return
    last.current = here
    if (before.page !== here.page) openedAt.current = null
    else if (here.hasDialog && !before.hasDialog) openedAt.current = how === 'PUSH' ? before.key : null
    if (here.hasDialog || openedAt.current === null) return
    if (how === 'REPLACE') passed.add(openedAt.current)
    openedAt.current = null
  })

  useEffect(() => {
    const pass = ({ state }: PopStateEvent) => {
      const to = entryOf(state)
      const isBack = to.index < index.current
      // at once: the next step may be asked for before the page of this one is drawn
      index.current = to.index
      if (passed.has(to.key)) window.history.go(isBack ? -1 : 1)
    }
    window.addEventListener('popstate', pass)
    return () => window.removeEventListener('popstate', pass)
  }, [passed])
}

/** Of the router's: its name, which the first of a document goes without, and how many lie before it. */
function entryOf(state: unknown): { key: string; index: number } {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return { key: '', index: 0 }
  return { key: 'key' in state ? String(state.key) : FIRST, index: Number(state.idx) }
}

/** As the router calls it. */
const FIRST = 'default'

import { useNavigationType } from '@remix-run/react'
import { useLayoutEffect, useRef } from 'react'

interface Here {
  key: string
  /** The path of the page below any dialog. */
  page: string | undefined
  hasDialog: boolean
}

/** The state of a history entry: the router's index and key, and our own marks, which survive a reload. */
type Entry = { idx?: number; key?: string; isRepeat?: boolean; isSkipped?: boolean } | null

/**
 * Closing a dialog replaces its history entry with its page, which leaves the page in the history twice. Back and
 * forward skip the first of the two entries, so that one step leads to another page.
 */
export function useDialogHistory(here: Here) {
  const how = useNavigationType()
  const last = useRef(here)
  const isOpen = useRef(false)
  const entry = useRef(currentEntry())

  // layout effects, so that the listener is in place before the page is painted and the user can go back
  useLayoutEffect(() => {
    const before = last.current
    if (before.key === here.key) return
    last.current = here
    if (before.page !== here.page) isOpen.current = false
    else if (here.hasDialog && !before.hasDialog) isOpen.current = how === 'PUSH'
    const isClosed = isOpen.current && !here.hasDialog
    if (isClosed) isOpen.current = false
    // the router updates the history before it renders: a render in between still shows the previous page
    if (isClosed && how === 'REPLACE' && currentEntry()?.key === here.key) mark({ isRepeat: true })
    entry.current = currentEntry()
  })

  useLayoutEffect(() => {
    const skip = ({ state: to }: PopStateEvent) => {
      const from = entry.current
      // set now: the next popstate may come before this page is rendered
      entry.current = to
      const steps = indexOf(to) - indexOf(from)
      if (from?.isRepeat && steps === -1) mark({ isSkipped: true })
      else if (!to?.isSkipped) return
      window.history.go(steps < 0 ? -1 : 1)
    }
    window.addEventListener('popstate', skip)
    return () => window.removeEventListener('popstate', skip)
  }, [])
}

const currentEntry = (): Entry => window.history.state
const indexOf = (entry: Entry) => entry?.idx ?? 0
const mark = (marks: NonNullable<Entry>) => window.history.replaceState({ ...currentEntry(), ...marks }, '')

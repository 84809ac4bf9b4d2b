import { useNavigationType } from '@remix-run/react'
import { useLayoutEffect, useRef, useState } from 'react'

interface Here {
  key: string
  /** The path of the page below any dialog. */
  page: string | undefined
  hasDialog: boolean
}

/**
 * Closing a dialog replaces its history entry with its page, which leaves the page in the history twice. Back and forward
 * skip the first of the two entries, so that one step leads to another page.
 */
export function useDialogHistory(here: Here) {
  const how = useNavigationType()
  const last = useRef(here)
  const openedAt = useRef<string | null>(null)
  const [skipped] = useState(readSkipped)
  const entry = useRef(entryOf(null))

  // layout effects, so that the listener is there before the page is painted and somebody can go back
  useLayoutEffect(() => {
    const from = entry.current.name
    // the router updates the history before it renders: a render in between still shows the previous page
    const there = entryOf(window.history.state)
    if (there.key === here.key) entry.current = named(there)
    const before = last.current
    if (before.key === here.key) return
    last.current = here
    if (before.page !== here.page) openedAt.current = null
    else if (here.hasDialog && !before.hasDialog) openedAt.current = (how === 'PUSH' && from) || null
    if (here.hasDialog || openedAt.current === null) return
    if (how === 'REPLACE') writeSkipped(skipped.add(openedAt.current))
    openedAt.current = null
  })

  useLayoutEffect(() => {
    const skip = ({ state }: PopStateEvent) => {
      const to = entryOf(state)
      const isBack = to.index < entry.current.index
      // set now: the next popstate may come before this page is rendered
      entry.current = to
      if (skipped.has(to.name)) window.history.go(isBack ? -1 : 1)
    }
    window.addEventListener('popstate', skip)
    return () => window.removeEventListener('popstate', skip)
  }, [skipped])
}

type Entry = {
  /** Our own key, stored in the entry: the router's keys restart with every document. */
  name: string
  /** The router's index of the entry. */
  index: number
  /** The router's key; the first entry of a tab has none. */
  key: string
}

/** The current entry, with a name. */
function named(entry: Entry): Entry {
  if (entry.name) return entry
  const name = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, name }, '')
  return { ...entry, name }
}

function entryOf(state: unknown): Entry {
  const { name = '', idx: index = 0, key = 'default' }: { name?: string; idx?: number; key?: string } = state ?? {}
  return { name, index, key }
}

const SKIPPED = 'passed-entries'

/** Survives a reload of the tab. Without session storage it lasts as long as the document. */
function readSkipped(): Set<string> {
  try {
    return new Set(window.sessionStorage.getItem(SKIPPED)?.split(' '))
  } catch {
    return new Set()
  }
}

function writeSkipped(skipped: Set<string>) {
  try {
    window.sessionStorage.setItem(SKIPPED, [...skipped].join(' '))
  } catch {}
}

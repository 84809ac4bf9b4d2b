import { useNavigationType } from '@remix-run/react'
import { useLayoutEffect, useRef, useState } from 'react'

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
  const [passed] = useState(readPassed)
  const entry = useRef(entryOf(null))

  // both with the page itself: whoever goes back as soon as they see it would find nothing that passes by
  useLayoutEffect(() => {
    const from = entry.current.name
    // the router moves on in the history before it shows where to: what is drawn between is still the page before
    const there = entryOf(window.history.state)
    if (there.key === here.key) entry.current = named(there)
    const before = last.current
    if (before.key === here.key) return
    last.current = here
    if (before.page !== here.page) openedAt.current = null
    else if (here.hasDialog && !before.hasDialog) openedAt.current = (how === 'PUSH' && from) || null
    if (here.hasDialog || openedAt.current === null) return
    if (how === 'REPLACE') writePassed(passed.add(openedAt.current))
    openedAt.current = null
  })

  useLayoutEffect(() => {
    const pass = ({ state }: PopStateEvent) => {
      const to = entryOf(state)
      const isBack = to.index < entry.current.index
      // at once: the next step may be asked for before the page of this one is drawn
      entry.current = to
      if (passed.has(to.name)) window.history.go(isBack ? -1 : 1)
    }
    window.addEventListener('popstate', pass)
    return () => window.removeEventListener('popstate', pass)
  }, [passed])
}

type Entry = {
  /** Ours, kept with the entry: those of the router begin anew with every document. */
  name: string
  /** How many of the router's lie before it. */
  index: number
  /** The router's, which the first entry of a tab has none of. */
  key: string
}

/** The entry one stands at, named by now. */
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

const PASSED = 'passed-entries'

/** As of this tab before the page was loaded anew. Where nothing may be kept, it lasts as long as the page. */
function readPassed(): Set<string> {
  try {
    return new Set(window.sessionStorage.getItem(PASSED)?.split(' '))
  } catch {
    return new Set()
  }
}

function writePassed(passed: Set<string>) {
  try {
    window.sessionStorage.setItem(PASSED, [...passed].join(' '))
  } catch {}
}

import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ListsPage, ShownList } from '~/models/lists/shown-list'

interface LoadBelowProps {
  first: ListsPage
  /** The pages that were loaded when the user last left this history entry. */
  kept: Below[]
  /** How many pages to load below the first. */
  wanted: number
  /** Called with all blocks loaded so far and the link to the next page. */
  onLoad: (shown: Pick<ListsPage, 'blocks' | 'nextTo' | 'left'> & { below: Below[] }) => void
}

/** A page below the first, and the first page's blocks when it was loaded. */
export type Below = ListsPage & { under: ShownList[] }

/**
 * Loads the pages below the first, one after another. When the first page is revalidated, those below are reloaded too;
 * until then their old content stays visible.
 */
export default function LoadMoreLists({ first, kept, wanted, onLoad }: LoadBelowProps) {
  const { load, data, state } = useFetcher<ListsPage>()
  const removed = new URLSearchParams(useLocation().search).get('removed')
  const [below, setBelow] = useState(kept)
  const last = useRef<{ data?: object; under?: ShownList[]; to?: string; begin?: string; shown?: unknown[] }>(
    {},
  ).current
  const pages = [first, ...below]
  const stale = below.findIndex(({ under }) => under !== first.blocks)
  const index = stale < 0 ? below.length : stale

  useEffect(() => {
    const to = pages[index]?.nextTo
    const isRequested = last.under === first.blocks && last.to === to
    // once only: a page that failed is not requested again
    if (index >= wanted || !to || isRequested || state !== 'idle') return
    if (stale < 0) last.begin = to.replace(/.*#/, '')
    Object.assign(last, { under: first.blocks, to })
    load(removed ? to.replace('#', `&removed=${removed}#`) : to)
  })

  useEffect(() => {
    if (!data || data === last.data) return
    last.data = data
    const place = pages.findIndex(({ nextTo }) => nextTo?.includes(`${data.here}#`))
    if (place >= 0) setBelow(below.toSpliced(place, 1, { ...data, under: first.blocks }))
  })

  useEffect(() => {
    const shown = pages.map(({ blocks }) => blocks)
    if (shown.length === last.shown?.length && shown.every((blocks, index) => blocks === last.shown?.[index])) return
    last.shown = shown
    const { nextTo = null, left = null } = pages.at(-1) ?? {}
    if (below.length > 0) onLoad({ blocks: inOne(shown.flat()), nextTo, left, below })
  })

  useEffect(() => {
    const begin = last.begin && document.getElementById(last.begin)
    if (!begin) return
    last.begin = undefined
    begin.focus({ preventScroll: true })
  })
  return null
}

/** Merges the pages of one list into one block. */
function inOne(blocks: ShownList[]): ShownList[] {
  const joined = new Map<string, ShownList>()
  for (const block of blocks) {
    const above = joined.get(block.id)
    const vehicles = [...(above?.vehicles ?? []), ...block.vehicles]
    const externals = [...(above?.externals ?? []), ...block.externals]
    joined.set(block.id, { ...block, vehicles, externals })
  }
  return [...joined.values()]
}

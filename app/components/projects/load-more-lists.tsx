import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ListsPage, ShownList } from '~/models/lists/shown-list'

interface LoadBelowProps {
  first: ListsPage
  /** Those that were there when the page was left. */
  kept: Below[]
  /** How many pages are wanted below the first. */
  wanted: number
  /** Called with everything there is to show by now, and with where that leads on. */
  onLoad: (shown: Pick<ListsPage, 'blocks' | 'nextTo'> & { below: Below[] }) => void
}

/** A page below the first, and what the first one held when it was loaded. */
export type Below = ListsPage & { under: ShownList[] }

/**
 * Loads the pages below the first, one after the other. When the first page is revalidated, those below are reloaded too;
 * until then they are shown as they are.
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
  const at = stale < 0 ? below.length : stale

  useEffect(() => {
    const to = pages[at]?.nextTo
    const isRequested = last.under === first.blocks && last.to === to
    // once only: a page that fails is not requested again
    if (at >= wanted || !to || isRequested || state !== 'idle') return
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
    if (below.length > 0) onLoad({ blocks: inOne(shown.flat()), nextTo: pages.at(-1)?.nextTo ?? null, below })
  })

  useEffect(() => {
    const begin = last.begin && document.getElementById(last.begin)
    if (!begin) return
    last.begin = undefined
    begin.focus({ preventScroll: true })
  })
  return null
}

/** The pages of one list become one block. */
function inOne(blocks: ShownList[]): ShownList[] {
  const joined = new Map<string, ShownList>()
  for (const block of blocks) {
    const vehicles = [...(joined.get(block.id)?.vehicles ?? []), ...block.vehicles]
    joined.set(block.id, { ...block, vehicles })
  }
  return [...joined.values()]
}

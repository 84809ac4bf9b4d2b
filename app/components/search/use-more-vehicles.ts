import { useFetcher } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { SearchPage } from '~/models/search/search-page'
import { searchPath } from '~/models/trade/addresses/search-query'
import { MAX_SEARCH_PAGES } from '~/models/trade/constants'

/**
 * With script, appends the next page when its link comes near the viewport or is pressed. Without script the link leads
 * to the next page. The address contains the number of pages, so that going back shows all of them.
 */
export function useMoreVehicles(first: SearchPage) {
  const fetcher = useFetcher<{ page: SearchPage }>()
  const [further, setFurther] = useState<SearchPage[]>([])
  const pages = [first, ...further]
  const pager = useRef<HTMLAnchorElement>(null)
  const moreTo = pages.at(-1)?.moreTo ?? null
  const isLoading = fetcher.state !== 'idle'

  const next = fetcher.data?.page
  useEffect(() => {
    if (next) setFurther((known) => withPage(known, next))
  }, [next])

  const shown = first.pages + further.length
  useEffect(() => {
    if (shown === first.pages) return
    window.history.replaceState(window.history.state, '', searchPath(first.query, Math.min(shown, MAX_SEARCH_PAGES)))
  }, [first, shown])

  const load = () => {
    if (moreTo && !isLoading) fetcher.load(moreTo)
  }
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (!pager.current || moreTo === null) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), NEAR)
    observer.observe(pager.current)
    return () => observer.disconnect()
  }, [moreTo])

  return {
    cards: pages.flatMap((page) => page.cards),
    moreTo,
    isLoading,
    pager,
    loadMore(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      load()
    },
  }
}

/** A page that was loaded before is replaced. */
function withPage(known: SearchPage[], next: SearchPage): SearchPage[] {
  const begin = next.query.after?.id
  const place = known.findIndex((page) => page.query.after?.id === begin)
  return place < 0 ? [...known, next] : known.with(place, next)
}

const NEAR = { rootMargin: '400px' }

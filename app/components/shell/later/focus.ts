import { allStops, linkOf } from './stops'

export const headingText = () => document.querySelector('h1')?.textContent

/**
 * Leads keyboard and readers to the top of a page that script has just drawn, unless it has put the focus somewhere
 * itself. One that is called as the one before shows more of the same: there the focus stays, or goes where it was.
 */
export function focusHeading(before: string | null | undefined, pressedId: string) {
  const heading = document.querySelector('h1')
  const { activeElement } = document
  if (!heading || activeElement?.closest('main :not(main)')) return
  const isMore = heading.textContent === before
  if (isMore && activeElement !== document.body) return
  const same = isMore && pressedId ? document.getElementById(pressedId) : null
  focus(same ?? heading)
}

/** How long a vehicle is waited for whose card is drawn by a part that loads just then: about two seconds. */
const FRAMES = 120

/** After a step about a vehicle of the page: to that vehicle, or to the one that stands in its place now. */
export function focusCard(hash: string, index: number, frames = FRAMES) {
  if (document.activeElement !== document.body) return
  const named = hash && document.getElementById(hash.slice(1))
  if (hash && !named && frames > 0) {
    requestAnimationFrame(() => focusCard(hash, index, frames - 1))
    return
  }
  const stops = allStops()
  const next = stops[Math.min(index, stops.length - 1)]
  const target = named || (next && (linkOf(next) ?? next)) || document.querySelector('h1')
  if (target) focus(target)
}

/** Moves the page only where the focus would be out of sight. */
function focus(target: HTMLElement) {
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  const { top, bottom } = target.getBoundingClientRect()
  const isSeen = bottom > 0 && top < window.innerHeight
  if (!isSeen && target.tagName !== 'H1') target.scrollIntoView({ block: 'nearest' })
}

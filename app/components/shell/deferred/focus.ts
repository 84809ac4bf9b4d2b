/** Nav items are what j and k move between and where focus is restored: the vehicles of a page, as cards or rows. */
const NAV_ITEM = '[data-nav-item]'

export function allNavItems(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(NAV_ITEM))
}

export function navItemOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(NAV_ITEM) ?? null
}

/** The link that opens the vehicle: its name, else its first link. */
export function navItemLink(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':is(h2, h3, h4, th) a[href]') ?? item.querySelector<HTMLElement>('a[href]')
}

export const headingText = () => document.querySelector('h1')?.textContent

/**
 * Focuses the heading after a client-side navigation, unless the new page has moved focus itself. A page with the same
 * heading shows more of the same content: there focus stays, or goes back to the element pressed last; if nothing
 * has been pressed yet, the page navigated on its own, and focus is left alone.
 */
export function focusHeading(before: string | null | undefined, pressedId: string | undefined) {
  const heading = document.querySelector('h1')
  const { activeElement } = document
  if (!heading || activeElement?.closest('main :not(main)')) return
  const isMore = heading.textContent === before
  if (isMore && (pressedId === undefined || activeElement !== document.body)) return
  const same = isMore && pressedId ? document.getElementById(pressedId) : null
  focus(same ?? heading)
}

/** How long to wait for a card that is still loading: about two seconds. */
const FRAMES = 120

/** Restores focus after an action on a vehicle: to the element in the hash, else to the vehicle now at its position. */
export function focusNavItem(hash: string, index: number, frames = FRAMES) {
  if (document.activeElement !== document.body) return
  const named = hash && document.getElementById(hash.slice(1))
  if (hash && !named && frames > 0) {
    requestAnimationFrame(() => focusNavItem(hash, index, frames - 1))
    return
  }
  const items = allNavItems()
  const next = items[Math.min(index, items.length - 1)]
  const target = named || (next && (navItemLink(next) ?? next)) || document.querySelector('h1')
  if (target) focus(target)
}

const CONTROL = 'a, button, input, select, textarea'

/** Focuses the button, link or field in the hash; false if there is none. */
export function focusControl(hash: string): boolean {
  const named = document.getElementById(hash.slice(1))
  if (!named?.matches(CONTROL)) return false
  focus(named)
  return true
}

/** Scrolls only if the focused element would be outside the viewport. */
function focus(target: HTMLElement) {
  if (!target.matches(`${CONTROL}, [tabindex]`)) target.tabIndex = -1
  target.focus({ preventScroll: true })
  const { top, bottom } = target.getBoundingClientRect()
  const isVisible = bottom > 0 && top < window.innerHeight
  if (!isVisible && target.tagName !== 'H1') target.scrollIntoView({ block: 'nearest' })
}

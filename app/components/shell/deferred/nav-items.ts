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

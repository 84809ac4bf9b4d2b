/** What keys walk through and where the focus stays: the vehicles of a page, be they cards or rows. */
const STOPS = '[data-stop]'

export function allStops(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(STOPS))
}

export function stopOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(STOPS) ?? null
}

/** The link that a vehicle is opened by: its name. */
export function linkOf(stop: Element): HTMLElement | null {
  return stop.querySelector<HTMLElement>(':is(h2, h3, h4, th) a[href]') ?? stop.querySelector<HTMLElement>('a[href]')
}

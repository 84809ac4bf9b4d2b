import { allStops, linkOf, stopOf } from '../stops'

/** Not in a field, not with a modifier, not over an open dialog, and not what something else has taken already. */
export function isForKeys(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false
  if (document.querySelector('dialog[open], [popover]:popover-open')) return false
  return !(target instanceof Element && target.closest(FIELDS))
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Does what a key stands for on this page; false where that is nothing. Enter opens by itself: the focus is on a link. */
export function press(key: string): boolean {
  return KEYS[key]?.() ?? false
}

const KEYS: Partial<Record<string, () => boolean>> = {
  '/': search,
  j: () => walk(1),
  k: () => walk(-1),
  a: add,
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]:enabled')
  field?.focus()
  field?.select()
  return field !== null
}

/** From the vehicle that has the focus; without one, to the first that can be seen. */
function walk(step: 1 | -1): boolean {
  const stops = allStops()
  const here = stopOf(document.activeElement)
  const next = here ? stops[stops.indexOf(here) + step] : (stops.find(isSeen) ?? stops[0])
  if (!next) return stops.length > 0
  linkOf(next)?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}

const isSeen = (stop: Element) => stop.getBoundingClientRect().bottom > BAR_PX * 2
const BAR_PX = 64

/** The card's own button, which says where to: into the last list, or to choose one. */
function add(): boolean {
  const way = stopOf(document.activeElement)?.querySelector<HTMLElement>('a[href^="/home/view-vehicle/add"]')
  const toLastList = way?.parentElement?.querySelector<HTMLElement>('form button')
  const button = toLastList ?? way
  button?.click()
  return Boolean(button)
}

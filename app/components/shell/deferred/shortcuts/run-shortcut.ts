import { allNavItems, navItemLink, navItemOf } from '../nav-items'

/** Not in a text field, with a modifier, over an open dialog or popover, or already handled. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false
  if (document.querySelector('dialog[open], [popover]:popover-open')) return false
  return !(target instanceof Element && target.closest(FIELDS))
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Returns false where the key does nothing on this page. Enter needs no entry: focus is on a link. */
export function runShortcut(key: string): boolean {
  return KEYS[key]?.() ?? false
}

const KEYS: Partial<Record<string, () => boolean>> = {
  '/': focusSearch,
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  a: addToList,
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]:enabled')
  field?.focus()
  field?.select()
  return field !== null
}

/** From the focused vehicle; without one, to the first in the viewport. */
function moveFocus(step: 1 | -1): boolean {
  const items = allNavItems()
  const current = navItemOf(document.activeElement)
  const next = current ? items[items.indexOf(current) + step] : (items.find(isVisible) ?? items[0])
  if (!next) return items.length > 0
  navItemLink(next)?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}

const isVisible = (item: Element) => item.getBoundingClientRect().bottom > BAR_PX * 2
const BAR_PX = 64

/** Presses the button of the focused card: add to the last list, else the one that opens the choice. */
function addToList(): boolean {
  const choose = navItemOf(document.activeElement)?.querySelector<HTMLElement>('a[href^="/home/view-vehicle/add"]')
  const toLastList = choose?.parentElement?.querySelector<HTMLElement>('form button')
  const button = toLastList ?? choose
  button?.click()
  return Boolean(button)
}

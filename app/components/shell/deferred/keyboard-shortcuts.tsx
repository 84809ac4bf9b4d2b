import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { allNavItems, navItemLink, navItemOf } from './focus'

type ShortcutsDialogType = ComponentType<{ onClose: () => void }>

/** Single-key shortcuts, unless the account has turned them off; ? opens the list of them. */
export function KeyboardShortcuts() {
  const root = useRouteLoaderData<{ hasKeys: boolean }>('root')
  const hasKeys = root?.hasKeys ?? true
  const { key } = useLocation()
  const [open, setOpen] = useState<{ Dialog: ShortcutsDialogType; at: string }>()
  useEffect(() => {
    if (!hasKeys) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      if (event.key === '?') {
        import('./shortcuts-dialog').then(
          ({ ShortcutsDialog }) => setOpen({ Dialog: ShortcutsDialog, at: key }),
          () => {},
        )
      } else if (runShortcut(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasKeys, key])
  return open?.at === key ? <open.Dialog onClose={() => setOpen(undefined)} /> : null
}

/** Not in a text field, with a modifier, over an open dialog or popover, or already handled. */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false
  if (document.querySelector('dialog[open], [popover]:popover-open')) return false
  return !(target instanceof Element && target.closest(FIELDS))
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Returns false where the key does nothing on this page. Enter needs no entry: focus is on a link. */
function runShortcut(key: string): boolean {
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

import { useNavigate } from '@remix-run/react'
import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Turns a server-rendered open dialog into a modal: focus is trapped, the page behind is inert, Escape and a press on the
 * backdrop follow the close link or call `onClose`, and focus returns to the link that opened it. The second dialog of
 * two steps gives the address of the first in `returnFocusTo`, because that is where the link leads.
 */
export function useModal(closeTo: string, onClose?: () => void, returnFocusTo?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useIsomorphicLayoutEffect(() => openModal(dialog, returnFocusTo), [])

  const close = onClose ?? (() => navigate(closeTo, { preventScrollReset: true, replace: true }))
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      if (event.target !== dialog.current) return
      event.preventDefault()
      close()
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      if (event.target === dialog.current && isOutside(event)) close()
    },
  }
}

/** The backdrop and the dialog's scrollbar have the same event target; only the coordinates tell them apart. */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function openModal({ current: dialog }: RefObject<HTMLDialogElement>, returnFocusTo?: string) {
  if (!dialog?.showModal) return
  const opener = document.activeElement
  const address = returnFocusTo ?? window.location.pathname + window.location.search
  dialog.open = false
  dialog.showModal()
  const start = dialog.querySelector<HTMLElement>(FIRST_PROBLEM) ?? dialog.querySelector<HTMLElement>('h2')
  start?.focus()
  return () => {
    if (dialog.open) dialog.close()
    // the page behind is inert until the next frame
    requestAnimationFrame(() => returnFocus(opener, address))
  }
}

function returnFocus(opener: Element | null, address: string) {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const link = Array.from(document.links).find((each) => each.getAttribute('href') === address)
  const target = isThere ? opener : link
  target?.focus()
}

const FIRST_PROBLEM = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

// activeElement has to be read before the page becomes inert; useLayoutEffect warns on the server
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

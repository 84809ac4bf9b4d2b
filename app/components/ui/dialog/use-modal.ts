import { useNavigate } from '@remix-run/react'
import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Turns a dialog that the server drew open into a real modal: focus stays inside, the page behind is inert, Escape and a
 * press on the backdrop follow the close link, or do what `onClose` says, and focus goes back to the link that opened it.
 * A dialog that followed on another one names the address of the first, whose link it is.
 */
export function useModal(closeTo: string, onClose?: () => void, firstStep?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useBrowserEffect(() => openModal(dialog, firstStep), [])

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

/** The backdrop and the dialog's own scrollbar both answer as the dialog element; only the place tells them apart. */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function openModal({ current: dialog }: RefObject<HTMLDialogElement>, firstStep?: string) {
  if (!dialog?.showModal) return
  const opener = document.activeElement
  const address = firstStep ?? window.location.pathname + window.location.search
  dialog.open = false
  dialog.showModal()
  const start = dialog.querySelector<HTMLElement>(FIRST_PROBLEM) ?? dialog.querySelector<HTMLElement>('h2')
  start?.focus()
  return () => {
    if (dialog.open) dialog.close()
    // One frame later the page behind is no longer inert and takes the focus.
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

// The focus has to be read before the browser paints the page as inert; the server knows no layout.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

import { Link, useNavigate } from '@remix-run/react'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { BUTTON_CLASS } from '../button'
import { Icon } from '../icon'
import { Photo, type Picture } from '../photo'

interface DialogProps {
  title: string
  /** The vehicle or project it is about. */
  subtitle?: ReactNode
  picture?: Picture | null
  /** The page behind it, with its query: where the close button, Escape and the backdrop lead. */
  closeTo: string
  /** Closes a dialog that is not a route, instead of following closeTo. */
  onClose?: () => void
  /** The address of the link that takes focus on closing, when it is not the link to this dialog. */
  returnFocusTo?: string
  size?: keyof typeof SIZE_CLASS
  /** A `<Form>` that contains DialogBody and DialogFoot, or just those two. */
  children: ReactNode
}

/**
 * A dialog route. The server renders it open over its page; after hydration it is a modal. Closing it replaces its
 * history entry, and so does its form (`<Form replace>`), so that going back never reopens it.
 */
export function Dialog(props: DialogProps) {
  const { title, subtitle, picture, closeTo, onClose, returnFocusTo, size = 'medium', children } = props
  const titleId = useId()
  const modal = useModal(closeTo, onClose, returnFocusTo)
  const close = (event: MouseEvent) => {
    event.preventDefault()
    onClose?.()
  }
  return (
    <>
      <Link className="veil" to={closeTo} preventScrollReset replace tabIndex={-1} aria-hidden="true" />
      <dialog {...modal} open aria-labelledby={titleId} className={`dialog ${SIZE_CLASS[size]}`}>
        <header className="flex items-center gap-3 border-b border-base-300 py-2.5 pr-2.5 pl-4 md:pl-6">
          {picture && (
            <Photo picture={picture} alt="" sizes="4rem" isPriority className="w-15! shrink-0 rounded-field" />
          )}
          <div className="mr-auto min-w-0 py-1">
            <h2 id={titleId} tabIndex={-1} className="text-xl leading-tight">
              {title}
            </h2>
            {subtitle && <p className="text-sm text-quiet">{subtitle}</p>}
          </div>
          <Link className="tap self-start" to={closeTo} preventScrollReset replace onClick={onClose && close}>
            <Icon name="x" />
            <span className="sr-only">Close</span>
          </Link>
        </header>
        {children}
      </dialog>
    </>
  )
}

interface DialogBodyProps {
  /** A second column on wide screens, such as the price; below the first on small ones. */
  aside?: ReactNode
  asideLabel?: string
  /** The second column has room for pictures. */
  isAsideWide?: boolean
  /** For long text without a field or link, which must be focusable so that the keyboard can scroll it. */
  isText?: boolean
  children: ReactNode
}

/** The part that scrolls. */
export function DialogBody({ aside, asideLabel, isAsideWide, isText = false, children }: DialogBodyProps) {
  const focusable = isText ? { tabIndex: 0 } : {}
  if (!aside) {
    return (
      <div className="dialog-body" {...focusable}>
        {children}
      </div>
    )
  }
  return (
    <div
      className={`dialog-body grid p-0! max-md:content-start md:grid-cols-[1fr_19rem] ${isAsideWide ? 'lg:grid-cols-[1fr_22rem]' : ''}`}
      {...focusable}
    >
      <div className="min-w-0 p-4 md:p-6">{children}</div>
      <aside
        className="min-w-0 border-base-300 bg-base-200 p-4 max-md:border-t md:border-l md:p-6"
        aria-label={asideLabel}
      >
        {aside}
      </aside>
    </div>
  )
}

interface DialogFootProps {
  /** Where Cancel leads: the same as the dialog's `closeTo`. Omit if there is nothing to cancel. */
  cancelTo?: string
  cancelLabel?: string
  /** The dialog's main button. */
  children?: ReactNode
}

/** Stays at the bottom edge: Cancel to the left of the main button. */
export function DialogFoot({ cancelTo, cancelLabel = 'Cancel', children }: DialogFootProps) {
  return (
    <footer className="dialog-foot">
      {cancelTo && (
        <Link className={BUTTON_CLASS.outline} to={cancelTo} preventScrollReset replace>
          {cancelLabel}
        </Link>
      )}
      {children}
    </footer>
  )
}

const SIZE_CLASS = {
  small: 'dialog-small',
  medium: 'dialog-medium',
  large: 'dialog-large',
  /** Fills the screen at every width. */
  full: 'dialog-full',
  /** The agreed width of a notice to an owner: 741 px. */
  notice: 'dialog-notice',
} as const

/**
 * Turns a server-rendered open dialog into a modal: focus is trapped, the page behind is inert, Escape and a press on
 * the backdrop follow the close link or call `onClose`, and focus returns to the link that opened it. The second dialog
 * of a two-step flow passes the address of the first in `returnFocusTo`, because the link leads to the first.
 */
function useModal(closeTo: string, onClose?: () => void, returnFocusTo?: string) {
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

/** Unless the page that the dialog led to has moved the focus. */
function returnFocus(opener: Element | null, address: string) {
  if (document.activeElement !== document.body) return
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const link = Array.from(document.links).find((each) => each.getAttribute('href') === address)
  const target = isThere ? opener : link
  target?.focus()
}

const FIRST_PROBLEM = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

// activeElement has to be read before the page becomes inert; useLayoutEffect warns on the server
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

import { Link, useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { BUTTON_CLASS, type ButtonLook } from './button'
import { Icon, type IconName } from './icon'

interface MenuProps {
  label: ReactNode
  icon?: IconName
  /** Shows only the icon; screen readers still get the label. */
  isLabelHidden?: boolean
  look?: ButtonLook
  /** The edge of the button that the sheet aligns with. */
  align?: 'left' | 'right'
  className?: string
  sheetClassName?: string
  /** Links and buttons, stacked. */
  children: ReactNode
}

/** A button that opens a sheet of links and buttons; a `details`, so it needs no script. */
export function Menu(props: MenuProps) {
  const { label, icon, isLabelHidden = false, look = 'outline', align = 'right' } = props
  const menu = useDetailsMenu()
  return (
    <details {...menu} name="menu" className={`relative ${props.className ?? ''}`}>
      <summary className={`${BUTTON_CLASS[look]} ${isLabelHidden ? 'btn-square' : 'w-full'}`}>
        {icon && <Icon name={icon} />}
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
        {!isLabelHidden && <Icon name="down" className="turns w-4!" />}
      </summary>
      <div
        className={`menu-sheet absolute z-30 mt-1 w-56 max-w-[calc(100vw-2rem)] ${align === 'right' ? 'right-0' : 'left-0'} ${props.sheetClassName ?? ''}`}
      >
        {props.children}
      </div>
    </details>
  )
}

interface MenuChoiceProps {
  label: string
  to: string
  isChosen: boolean
}

/** One of several views of the page; a check mark shows the current one. */
export function MenuChoice({ label, to, isChosen }: MenuChoiceProps) {
  return (
    <Link to={to} aria-current={isChosen || undefined} preventScrollReset>
      <Icon name="check" className={isChosen ? '' : 'invisible'} />
      {label}
    </Link>
  )
}

/** A `details` that acts as a menu once script runs: it closes on Escape, on blur and when the page changes. */
export function useDetailsMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  useOnNavigation(() => close(details.current))
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close(details.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return {
    ref: details,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      event.stopPropagation()
      close(details.current)
      details.current.querySelector('summary')?.focus()
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(details.current)
    },
  }
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}

/** Runs the callback after each client-side navigation while the caller stays mounted, such as to close a menu. */
export function useOnNavigation(callback: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    callback()
  })
}

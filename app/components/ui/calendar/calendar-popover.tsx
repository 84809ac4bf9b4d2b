import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the screen is wide enough and the browser has popovers. */
export const fitsBeside = () =>
  'popover' in HTMLElement.prototype && window.matchMedia('(min-width: 48rem) and (min-height: 30rem)').matches

interface CalendarPopoverProps {
  title: string
  opener: HTMLElement
  isStyled: boolean
  onClose: () => void
  children: ReactNode
}

/** A popover next to its opener. Escape, a press outside and leaving by Tab close it. */
export function CalendarPopover({ title, opener, isStyled, onClose, children }: CalendarPopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => popover.current?.showPopover(), [])
  useLayoutEffect(() => {
    const { current } = popover
    if (!current || !isStyled) return
    const follow = () => place(current, opener)
    follow()
    for (const moves of MOVES) addEventListener(moves, follow, true)
    return () => {
      for (const moves of MOVES) removeEventListener(moves, follow, true)
    }
  }, [opener, isStyled])
  useEffect(() => {
    const { current } = popover
    const close = (event: Event) => 'newState' in event && event.newState === 'closed' && onClose()
    current?.addEventListener('toggle', close)
    return () => current?.removeEventListener('toggle', close)
  })
  useLayoutEffect(() => {
    const { current } = popover
    return () => {
      // chosen: the calendar is removed while it has the focus
      if (current?.contains(document.activeElement)) opener.focus()
    }
  }, [opener])
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    <div
      {...POPOVER}
      ref={popover}
      role="dialog"
      aria-label={title}
      className={`calendar-popover ${isStyled ? '' : 'invisible'}`}
      onBlur={leave}
    >
      {children}
    </div>
  )
}

const POPOVER = { popover: 'auto' }
const MOVES = ['scroll', 'resize'] as const
const GAP = 6

/** Below or above the opener, else beside it, and on the screen. */
function place(popover: HTMLElement, opener: HTMLElement) {
  const { left, right, top, bottom } = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const fits = (start: number, length: number, room: number) => start >= GAP && start + length + GAP <= room
  const onScreen = (start: number, length: number, room: number) => Math.max(GAP, Math.min(start, room - length - GAP))
  const y = [bottom + GAP, top - GAP - height].find((start) => fits(start, height, innerHeight))
  const beside = y === undefined ? [right + GAP, left - GAP - width] : []
  const x = [...beside, left, right - width].find((start) => fits(start, width, innerWidth))
  popover.style.left = `${onScreen(x ?? left, width, innerWidth)}px`
  popover.style.top = `${onScreen(y ?? top, height, innerHeight)}px`
}

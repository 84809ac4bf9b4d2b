import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useOnNavigation } from '../use-on-navigation'

/** A `details` that behaves as a menu once script runs: it closes on Escape, on leaving it and when the page changes. */
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

import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Runs a callback after each client-side navigation while the caller stays mounted: to close what is open, say. */
export function useOnNavigation(callback: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    callback()
  })
}

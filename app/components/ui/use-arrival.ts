import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Acts when script has led to another page while the caller stays on the screen: what was open there closes. */
export function useArrival(act: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    act()
  })
}

import { type ComponentType, useEffect, useState } from 'react'

/** What makes a page that stands more comfortable comes once nothing else is to do. Nothing is lacking without it. */
export function Later() {
  const [Comfort, setComfort] = useState<ComponentType>()
  useEffect(() => {
    const load = () => {
      import('./comfort').then(
        (loaded) => setComfort(() => loaded.Comfort),
        () => {},
      )
    }
    // Safari knows no idle moments
    const soon = window.requestIdleCallback ?? setTimeout
    soon(load)
  }, [])
  return Comfort ? <Comfort /> : null
}

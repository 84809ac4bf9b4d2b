import { type ComponentType, useEffect, useState } from 'react'

/** Loads `PageFeatures` once the browser is idle after hydration. Pages work without it. */
export function DeferredFeatures() {
  const [Features, setFeatures] = useState<ComponentType>()
  useEffect(() => {
    const load = () => {
      import('./page-features').then(
        (loaded) => setFeatures(() => loaded.PageFeatures),
        () => {},
      )
    }
    // Safari has no requestIdleCallback
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(load)
  }, [])
  return Features ? <Features /> : null
}

import { type ComponentType, useEffect, useState } from 'react'
import type { LoadPalette } from './palette-key'

/** A busy page, or one in the background, may never be idle. */
const MAX_WAIT_MS = 2_000

/** Loads `PageFeatures` once the browser is idle after hydration, at the latest after two seconds. Pages work without it. */
export function DeferredFeatures({ loadPalette }: { loadPalette: LoadPalette }) {
  const [Features, setFeatures] = useState<ComponentType<{ loadPalette: LoadPalette }>>()
  useEffect(() => {
    const load = () => {
      import('./page-features').then(
        (loaded) => setFeatures(() => loaded.PageFeatures),
        () => {},
      )
    }
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: MAX_WAIT_MS })
    else setTimeout(load)
  }, [])
  return Features ? <Features loadPalette={loadPalette} /> : null
}

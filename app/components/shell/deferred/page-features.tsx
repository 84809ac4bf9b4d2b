import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { KeyboardShortcuts } from './keyboard-shortcuts'
import { LiveUpdates } from './live-updates'
import { type LoadPalette, PaletteKey } from './palette-key'
import { useFocusAndScroll } from './use-focus-and-scroll'

/**
 * On every page after hydration: progress line, focus and scroll restoration, live updates, keyboard shortcuts, palette.
 * `data-features` on the document says that they work.
 */
export function PageFeatures({ loadPalette }: { loadPalette: LoadPalette }) {
  useFocusAndScroll()
  useEffect(() => {
    document.documentElement.dataset.features = 'ready'
  }, [])
  return (
    <>
      <ProgressLine />
      <LiveUpdates />
      <KeyboardShortcuts />
      <PaletteKey load={loadPalette} />
    </>
  )
}

/** Below the bar while a navigation is pending; CSS delays it, so that fast navigations show none. */
function ProgressLine() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="progress-line" aria-hidden="true" />
}

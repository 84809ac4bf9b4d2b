import { useNavigation } from '@remix-run/react'
import { KeyboardShortcuts } from './keyboard-shortcuts'
import { LiveUpdates } from './live-updates'
import { useFocusAndScroll } from './use-focus-and-scroll'

/** On every page after hydration: progress line, focus and scroll restoration, live updates, keyboard shortcuts. */
export function PageFeatures() {
  useFocusAndScroll()
  return (
    <>
      <ProgressLine />
      <LiveUpdates />
      <KeyboardShortcuts />
    </>
  )
}

/** Below the bar while a navigation is pending; CSS delays it, so that fast navigations show none. */
function ProgressLine() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="progress-line" aria-hidden="true" />
}

import { useNavigation } from '@remix-run/react'
import { Keys } from './keys/keys'
import { Updates } from './updates/updates'
import { useKeepPlace } from './use-keep-place'

/** What every page gets once it stands: a sign that something is on its way, the place kept, news, and keys. */
export function Comfort() {
  useKeepPlace()
  return (
    <>
      <ProgressLine />
      <Updates />
      <Keys />
    </>
  )
}

/** Under the bar while a page is on its way; a style sheet holds it back for the first moment. */
function ProgressLine() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="progress-line" aria-hidden="true" />
}

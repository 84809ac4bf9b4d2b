import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon'

/** Shows and hides what is typed into a password field. It needs script, so without script it is not there. */
export function PasswordToggle({ inputId }: { inputId: string }) {
  const [isReady, setReady] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  const toggle = () => {
    document.getElementById(inputId)?.setAttribute('type', isShown ? 'password' : 'text')
    setShown(!isShown)
  }
  return (
    <button type="button" className="tap px-3 text-sm" onClick={toggle} aria-pressed={isShown}>
      <Icon name="eye" />
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> password</span>
    </button>
  )
}

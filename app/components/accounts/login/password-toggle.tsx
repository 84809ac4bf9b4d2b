import { useEffect, useState } from 'react'
import { Icon } from '~/components/ui/icon'

interface PasswordToggleProps {
  inputId: string
  /** Which one, where a form has several: 'password' otherwise. */
  of?: string
}

/** Shows and hides what is typed into a password field. It needs script, so without script it is not there. */
export function PasswordToggle({ inputId, of = 'password' }: PasswordToggleProps) {
  const [isReady, setReady] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  const toggle = () => {
    document.getElementById(inputId)?.setAttribute('type', isShown ? 'password' : 'text')
    setShown(!isShown)
  }
  return (
    <button type="button" className="tap px-3 text-sm" onClick={toggle}>
      <Icon name={isShown ? 'eye-off' : 'eye'} />
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> {of}</span>
    </button>
  )
}

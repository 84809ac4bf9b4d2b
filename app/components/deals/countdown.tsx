import { useEffect, useState } from 'react'
import { Icon } from '~/components/ui/icon'
import { countdown } from '~/models/deals/countdown'

interface CountdownProps {
  /** Milliseconds left when the server rendered the page; the countdown does not depend on the browser's clock. */
  millisecondsLeft: number
  className?: string
}

/** The time left as text; script updates it every minute. */
export function Countdown({ millisecondsLeft, className = '' }: CountdownProps) {
  const left = useTimeLeft(millisecondsLeft)
  return (
    <span className={`figure inline-flex items-center gap-1.5 text-sm font-semibold ${className}`}>
      <Icon name="clock" className="size-4!" />
      {countdown(left)}
    </span>
  )
}

function useTimeLeft(millisecondsLeft: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (millisecondsLeft <= 0) return
    const begunAt = Date.now()
    setPassed(0)
    const timer = setInterval(() => setPassed(Date.now() - begunAt), MINUTE)
    return () => clearInterval(timer)
  }, [millisecondsLeft])
  return Math.max(0, millisecondsLeft - passed)
}

const MINUTE = 60_000

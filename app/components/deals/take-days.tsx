import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'

interface TakeDaysProps {
  name: 'days' | 'free'
  value: string | number
  children: ReactNode
}

/** Loads the form again with other days and everything else as typed; works without script. */
export default function TakeDays({ name, value, children }: TakeDaysProps) {
  return (
    <button type="submit" formMethod="get" name={name} value={value} className={BUTTON_CLASS.outline}>
      {children}
    </button>
  )
}

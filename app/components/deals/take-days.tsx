import { type ReactNode, useEffect, useRef } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'

interface TakeDaysProps {
  name: 'days' | 'free'
  value: string | number
  children: ReactNode
}

/**
 * Loads the form again with other days and everything else as typed; works without script. The new form replaces the
 * button, and the focus moves to its last day.
 */
export default function TakeDays({ name, value, children }: TakeDaysProps) {
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      if (isPressed.current) document.querySelector<HTMLInputElement>('dialog [name=to]')?.focus()
    },
    [],
  )
  return (
    <button
      type="submit"
      formMethod="get"
      name={name}
      value={value}
      className={BUTTON_CLASS.outline}
      onClick={() => {
        isPressed.current = true
      }}
    >
      {children}
    </button>
  )
}

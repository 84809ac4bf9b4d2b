import { type Navigation, useFormAction, useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { BUTTON_CLASS, type ButtonLook } from './button-class'

interface SubmitButtonProps {
  look?: ButtonLook
  /** The form's own action, when it posts to another route than the one that shows it. */
  action?: string
  /** For fetcher forms, whose state the caller knows. */
  isBusy?: boolean
  name?: string
  value?: string
  disabled?: boolean
  /** The id of the form it stands outside of. */
  form?: string
  className?: string
  children: ReactNode
}

/** A form's button. With script it shows that its form is on the way, keeps its width and cannot be pressed twice. */
export function SubmitButton({
  look = 'primary',
  action,
  isBusy,
  className = '',
  children,
  ...native
}: SubmitButtonProps) {
  const isSending = useIsSending(action, native.name, native.value)
  const busy = isBusy ?? isSending
  return (
    <button
      {...native}
      type="submit"
      className={`${BUTTON_CLASS[look]} ${className}`}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : undefined}
    >
      {children}
    </button>
  )
}

function useIsSending(action: string | undefined, name: string | undefined, value: string | undefined): boolean {
  const navigation = useNavigation()
  const ownAction = useFormAction(action)
  if (navigation.state === 'idle' || navigation.formAction !== ownAction || isAnswered(navigation)) return false
  return name === undefined || navigation.formData?.get(name) === (value ?? '')
}

/** Nothing leads on: the page has the answer and only loads its data anew, and what was refused may be sent again at once. */
const isAnswered = ({ state, location, formAction }: Navigation) =>
  state === 'loading' && location.pathname + location.search === formAction

function refuse(event: MouseEvent) {
  event.preventDefault()
}

import { type Navigation, useFormAction, useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'

/** primary: the one next step of the screen. secondary: another strong step. refuse: removal, only in its confirmation. */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'ghost' | 'refuse'

/** Links look like buttons by these, too. unavailable: what cannot be pressed at all, with its reason beside. */
export const BUTTON_CLASS = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  outline: 'btn btn-outline',
  ghost: 'btn btn-ghost',
  refuse: 'btn btn-refuse',
  unavailable: 'btn',
} as const satisfies Record<ButtonLook | 'unavailable', string>

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

/** With script the button shows a pending submission, keeps its width and cannot be pressed twice. */
export function SubmitButton({
  look = 'primary',
  action,
  isBusy,
  className = '',
  children,
  ...native
}: SubmitButtonProps) {
  const isSubmitting = useIsSubmitting(action, native.name, native.value)
  const busy = isBusy ?? isSubmitting
  return (
    <button
      {...native}
      type="submit"
      className={`${BUTTON_CLASS[look]} ${className}`}
      aria-busy={busy || undefined}
      onClick={busy ? preventDefault : undefined}
    >
      {children}
    </button>
  )
}

function useIsSubmitting(action: string | undefined, name: string | undefined, value: string | undefined): boolean {
  const navigation = useNavigation()
  const ownAction = useFormAction(action)
  if (navigation.state === 'idle' || navigation.formAction !== ownAction || isRevalidating(navigation)) return false
  return name === undefined || navigation.formData?.get(name) === (value ?? '')
}

/** The answer is there and only the loaders of the same page revalidate: the form may be submitted again at once. */
const isRevalidating = ({ state, location, formAction }: Navigation) =>
  state === 'loading' && location.pathname + location.search === formAction

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}

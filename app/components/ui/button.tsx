import { type Navigation, useFormAction, useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'

/** primary: the screen's main next step. secondary: another strong step. refuse: removals, only in a confirmation. */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'ghost' | 'refuse'

/** Also for links that look like buttons. unavailable: cannot be pressed; the reason is shown next to it. */
export const BUTTON_CLASS = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  outline: 'btn btn-outline',
  ghost: 'btn btn-ghost',
  refuse: 'btn btn-refuse',
  unavailable: 'btn',
} as const satisfies Record<ButtonLook | 'unavailable', string>

interface SubmitButtonProps {
  id?: string | undefined
  look?: ButtonLook
  /** The action of the form, if it posts to a route other than the current one. */
  action?: string
  /** For fetcher forms, whose state only the caller knows. */
  isBusy?: boolean
  name?: string
  value?: string
  disabled?: boolean
  /** The id of the form, for a button outside it. */
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

/** The response has arrived and only the page's loaders are revalidating: the form may be submitted again. */
const isRevalidating = ({ state, location, formAction }: Navigation) =>
  state === 'loading' && location.pathname + location.search === formAction

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}

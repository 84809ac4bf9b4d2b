import type { SubmissionResult } from '@conform-to/react'
import { useFetcher, useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { LoginForm } from './login-form'

export interface LoginDialogProps {
  /** Where to go on; the role's home when null. */
  returnTo: string | null
  onClose: () => void
}

/** The log-in over the page where somebody is: a wrong password is answered in it, the right one leads on. */
export function LoginDialog({ returnTo, onClose }: LoginDialogProps) {
  const { pathname, search } = useLocation()
  const { submit, state, data } = useFetcher<SubmissionResult>()
  // the answer is there a moment before the fetcher is idle again
  const isBusy = state === 'submitting' || (state === 'loading' && !data)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.currentTarget)
  }
  return (
    <Dialog title="Login" closeTo={pathname + search} onClose={onClose} size="small">
      <DialogBody>
        <LoginForm id="login-dialog" answer={data} returnTo={returnTo} onSubmit={send} isBusy={isBusy} />
      </DialogBody>
    </Dialog>
  )
}

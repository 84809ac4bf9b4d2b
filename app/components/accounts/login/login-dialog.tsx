import type { SubmissionResult } from '@conform-to/react'
import { useFetcher, useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { LoginForm } from './login-form'

export interface LoginDialogProps {
  /** Where to go after the log-in; null means the role's home. */
  returnTo: string | null
  onClose: () => void
}

/** The log-in as a dialog over the current page. A wrong password is reported in it; the right one redirects. */
export function LoginDialog({ returnTo, onClose }: LoginDialogProps) {
  const { pathname, search } = useLocation()
  const { submit, state, data } = useFetcher<SubmissionResult>()
  // data arrives slightly before the fetcher is idle again
  const isBusy = state === 'submitting' || (state === 'loading' && !data)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.currentTarget)
  }
  return (
    <Dialog title="Login" closeTo={pathname + search} onClose={onClose} size="small">
      <DialogBody>
        <LoginForm id="login-dialog" lastResult={data} returnTo={returnTo} onSubmit={send} isBusy={isBusy} />
      </DialogBody>
    </Dialog>
  )
}

import type { SubmissionResult } from '@conform-to/react'
import type { Picture } from '~/components/ui/photo'
import { EntryPage } from './entry-page'
import { LoginForm } from './login-form'

export interface LoginScreenProps {
  fleet: readonly Picture[]
  /** The outside site that BACK leads to. */
  outsideUrl?: string
  /** Where to go on after the log-in; the role's home when null. */
  returnTo: string | null
  /** Of somebody who has just chosen a password. */
  email?: string
  lastResult?: SubmissionResult
}

/** The log-in view, at both addresses of the entry screen. */
export function LoginScreen({ fleet, outsideUrl, returnTo, email, lastResult }: LoginScreenProps) {
  return (
    <EntryPage fleet={fleet}>
      <h1 className="text-2xl">Login</h1>
      <p className="mt-1 mb-5 text-quiet">Picture vehicles for film and television.</p>
      <LoginForm id="login" email={email} answer={lastResult} returnTo={returnTo} backTo={outsideUrl} />
    </EntryPage>
  )
}

import type { SubmissionResult } from '@conform-to/react'
import type { Picture } from '~/components/ui/photo'
import { EntryPage } from './entry-page'
import { LoginForm } from './login-form'

interface LoginScreenProps {
  fleet: readonly Picture[]
  /** The external site that BACK leads to. */
  outsideUrl?: string
  /** Where to go after the log-in; null means the role's home. */
  returnTo: string | null
  /** The email of someone who has just chosen a password. */
  email?: string
  lastResult?: SubmissionResult
}

/** The log-in view of the entry screen. */
export default function LoginScreen({ fleet, outsideUrl, returnTo, email, lastResult }: LoginScreenProps) {
  return (
    <EntryPage fleet={fleet}>
      <h1 className="text-2xl">Login</h1>
      <p className="mt-1 mb-5 text-quiet">Picture vehicles for film and television.</p>
      <LoginForm id="login" email={email} lastResult={lastResult} returnTo={returnTo} backTo={outsideUrl} />
    </EntryPage>
  )
}

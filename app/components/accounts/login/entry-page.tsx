import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Logo } from '~/components/shell/shell'
import { Photo, type Picture } from '~/components/ui/photo'
import { LoginForm } from './login-form'

interface EntryPageProps {
  /** Decorative photos for wide screens, at most six. */
  fleet: readonly Picture[]
  children: ReactNode
}

/** The entry screen: the current view at reading width, with fleet photos beside it on wide screens. */
export function EntryPage({ fleet, children }: EntryPageProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.15fr]">
      <main id="main" className="mx-auto flex w-full max-w-md flex-col justify-center px-5 py-8">
        <Logo className="mb-8 text-xl" />
        {children}
      </main>
      <div className="hidden content-center bg-neutral p-10 lg:grid" aria-hidden="true">
        <div className="grid grid-cols-2 gap-4">
          {fleet.map((picture) => (
            <Photo
              key={picture.url640}
              picture={picture}
              alt=""
              sizes="(min-width: 64rem) 26vw, 1px"
              className="rounded-box"
            />
          ))}
        </div>
      </div>
    </div>
  )
}

export interface LoginScreenProps {
  fleet: readonly Picture[]
  /** The external site that BACK leads to. */
  outsideUrl?: string
  /** Where to go after the log-in; null means the role's home. */
  returnTo: string | null
  /** The email of someone who has just chosen a password. */
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

import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Logo } from '~/components/shell/shell'
import { Photo, type Picture } from '~/components/ui/photo'
import { LoginForm } from './login-form'

interface EntryPageProps {
  /** Decoration for wide screens, at best six. */
  fleet: readonly Picture[]
  children: ReactNode
}

/** The entry screen: its current view at reading width, the fleet beside it where there is room. */
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

import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { FormErrors } from '~/components/ui/form/form-errors'

interface SetupScreenProps {
  title: string
  /** Whose account it will be. */
  email: string
  errors?: readonly string[]
  children: ReactNode
}

/** A set-up form opened from a mail, with nothing on it that needs script. */
export function SetupScreen({ title, email, errors, children }: SetupScreenProps) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-quiet">
        For <b className="font-semibold">{email}</b>
      </p>
      <form method="post" noValidate className="sheet mt-6 grid gap-5 p-5">
        <FormErrors errors={errors} />
        {/* password keepers file the password under this address */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {children}
        <button type="submit" className={`${BUTTON_CLASS.primary} sm:justify-self-start sm:px-10`}>
          Submit
        </button>
      </form>
    </>
  )
}

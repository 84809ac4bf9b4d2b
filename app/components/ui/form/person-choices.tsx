import { Link } from '@remix-run/react'

interface PersonChoicesProps {
  choices: readonly { email: string; name: string; isChosen: boolean }[]
  /** The address of the form filled in with the person of that email. */
  filled: (email: string) => string
}

/** Links that fill a form in with a person whom the project knows. */
export function PersonChoices({ choices, filled }: PersonChoicesProps) {
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="known" className="mb-4 border-b border-base-300 pb-4">
      <p id="known" className="text-sm font-semibold">
        Choose a person
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {choices.map(({ email, name, isChosen }) => (
          <li key={email}>
            <Link
              className="chip pick"
              to={filled(email)}
              aria-current={isChosen ? 'true' : undefined}
              replace
              preventScrollReset
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

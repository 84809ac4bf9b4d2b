import { Link } from '@remix-run/react'
import { shellPaths } from '~/models/trade/paths/shell'

interface LegalConsentProps {
  /** The action that means consent: 'logging in'. */
  by: string
}

/** The small print below a log-in or sign-up form. */
export function LegalConsent({ by }: LegalConsentProps) {
  return (
    <p className="mt-6 text-sm text-quiet">
      By {by} you accept our{' '}
      <Link className="link" to={shellPaths.terms()} reloadDocument>
        terms
      </Link>{' '}
      and{' '}
      <Link className="link" to={shellPaths.privacy()} reloadDocument>
        privacy policy
      </Link>
      .
    </p>
  )
}

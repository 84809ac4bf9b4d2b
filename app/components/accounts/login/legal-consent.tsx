import { Link } from '@remix-run/react'
import { shellPaths } from '~/models/trade/paths/shell'

interface LegalConsentProps {
  /** What says yes to them: 'logging in'. */
  by: string
}

/** The small print under a way in. */
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

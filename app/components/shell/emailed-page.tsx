import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import { Logo, SkipLink } from './shell'

interface EmailedPageProps {
  /** A back link to another page that the emailed link opens; without it the bar shows only the logo. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** A page opened from an emailed link: a white bar, no navigation, reading width. */
export function EmailedPage({ back, children }: EmailedPageProps) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
        <div className="mx-auto flex h-14 max-w-2xl items-center gap-1 px-4">
          {back ? (
            <Link to={back.to} className="tap -ml-3 pr-3 font-semibold">
              <Icon name="left" />
              {back.label}
            </Link>
          ) : (
            <Logo className="text-lg" />
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page page-narrow">
        {children}
      </main>
    </>
  )
}

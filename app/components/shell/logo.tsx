import { Link } from '@remix-run/react'
import { PRODUCT } from '~/models/trade/product'

/** The product's mark and name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <svg width="28" height="28" aria-hidden="true">
        <use href="/icons.svg#logo" />
      </svg>
      {PRODUCT}
    </span>
  )
}

export function LogoLink({ to }: { to: string }) {
  return (
    <Link to={to} className="tap mr-auto -ml-1 px-1 text-lg">
      <Logo />
    </Link>
  )
}

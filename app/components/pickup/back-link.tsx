import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'

/** A back link above the title of a page without navigation. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="tap link -ml-2 px-2" href={to}>
      <Icon name="left" />
      {children}
    </a>
  )
}

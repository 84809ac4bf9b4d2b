import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'

interface InertBehindDialogProps {
  /** By default, whether a matched route has `handle.dialog`; set it if the page knows better. */
  isCovered?: boolean
  children: ReactNode
}

/** The page under a dialog route: inert for keyboard and screen readers while it is open, with or without script. */
export function InertBehindDialog({ isCovered, children }: InertBehindDialogProps) {
  const hasDialog = useHasDialog()
  return (
    <div className="contents" {...((isCovered ?? hasDialog) ? INERT : {})}>
      {children}
    </div>
  )
}

function useHasDialog(): boolean {
  return useMatches().some(({ handle }) => isDialog(handle))
}

/** Whether the handle belongs to a dialog route. */
export function isDialog(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'dialog' in handle && handle.dialog === true
}

// React 18 passes the attribute through as written, but its type declarations lack it.
const INERT = { inert: '' }

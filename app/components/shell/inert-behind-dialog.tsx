import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'

interface InertBehindDialogProps {
  /** Set it where the page knows; by default, whether a matched route has `handle.dialog`. */
  isCovered?: boolean
  children: ReactNode
}

/** The page under a dialog route: inert for keyboard and screen readers while the dialog is open, without script too. */
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

/** Whether this is the handle of a route that draws a dialog. */
export function isDialog(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'dialog' in handle && handle.dialog === true
}

// React 18 passes the attribute on as written, its type declarations do not know it.
const INERT = { inert: '' }

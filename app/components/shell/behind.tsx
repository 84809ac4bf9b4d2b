import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'

interface BehindProps {
  /** Where a page knows it itself; otherwise a dialog route tells by `export const handle = { dialog: true }`. */
  isCovered?: boolean
  children: ReactNode
}

/** What a dialog lies over: out of reach for keyboard and readers while the dialog is there, without script too. */
export function Behind({ isCovered, children }: BehindProps) {
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

import { type ComponentType, createContext, useContext } from 'react'

/** shell: the slate bar. emailed: a white bar and no navigation. bare: the page renders its own frame. */
type Frame = 'shell' | 'emailed' | 'bare'

type PageHandle = {
  /** The one external host that the page frames or posts a form to; other pages' content security policy forbids it. */
  outside?: { frame?: string; form?: string }
  /** false omits all script: for pages that drivers open from an email on any phone. */
  hydrate?: boolean
  /** The address of a small script in `app/enhance`, for a page without the others. */
  enhancement?: string
  frame?: Frame
  /** The frame for a signed-out visitor, if different. */
  guestFrame?: Frame
  /** Search engines may index the page as a signed-out visitor sees it; a signed-in view is never indexed. */
  index?: boolean
  /** The ErrorBoundary of a page with its own error text, also used if the root fails. */
  failure?: ComponentType
  back?: { to: string; label: string }
  /** A page not worth returning to: a log-in from here leads home. */
  deadEnd?: boolean
  /** The page polls while it is open, for changes others make to deals or to anything in the project. */
  live?: 'deals' | 'all'
  /** The route renders a dialog; the page behind it is inert. */
  dialog?: boolean
  /** The dialog shows the toast, so the page does not. */
  toast?: 'in dialog'
}

/** Merges the `export const handle` of all matched routes, for the root; the innermost wins. */
export function readPageHandle(matches: readonly { handle?: unknown }[]) {
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle))
  return {
    outside: handle.outside,
    hydrates: handle.hydrate ?? true,
    enhancement: handle.enhancement,
    isIndexed: handle.index ?? false,
    frame: handle.frame ?? 'shell',
    guestFrame: handle.guestFrame ?? handle.frame ?? 'shell',
    failure: handle.failure,
    back: handle.back,
    isDeadEnd: handle.deadEnd,
    hasDialog: handle.dialog ?? false,
    showsToast: handle.toast !== 'in dialog',
  }
}

/** The nonce with which the content security policy allows this document's own scripts. Empty in the browser. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)

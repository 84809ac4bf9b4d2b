import { type ComponentType, createContext, useContext } from 'react'

/** shell: the slate bar. emailed: a white bar and no navigation. bare: the page brings everything itself. */
type Frame = 'shell' | 'emailed' | 'bare'

type PageHandle = {
  /** The one host outside that the page frames or posts a form to; the policy of every other page forbids it. */
  outside?: { frame?: string; form?: string }
  /** false leaves all script out: for pages opened from a mail on whatever a driver holds. */
  hydrate?: boolean
  /** A small script of its own for a page without the others: the address of a file in `app/enhance`. */
  enhancement?: string
  frame?: Frame
  /** The frame for a signed-out visitor, where it differs. */
  guestFrame?: Frame
  /** Only what a stranger may find through a search engine; nobody else's view of it is. */
  index?: boolean
  /** The ErrorBoundary of a page with words of its own, for when the root fails before it. */
  failure?: ComponentType
  back?: { to: string; label: string }
  /** Nobody wants to be here again: a log-in leads home. */
  deadEnd?: boolean
  /** It shows what others do meanwhile, about deals or whatever in a project, and asks for it while it stands open. */
  live?: 'deals' | 'all'
  /** The route draws a dialog; what lies behind it is out of reach. */
  dialog?: boolean
  /** The dialog shows the notice, so that the page does not. */
  toast?: 'in dialog'
}

/** What the innermost routes say in `export const handle`, read once by the root. */
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
    showsToast: handle.toast !== 'in dialog',
  }
}

/** The one-time word that lets this document's own scripts run under its content policy. Empty in the browser. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)

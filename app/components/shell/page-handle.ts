type PageHandle = {
  /** false leaves all script out: for pages opened from a mail on whatever a driver holds. */
  hydrate?: boolean
  /** The emailed frame has a white bar with the logo, and no navigation. */
  frame?: 'shell' | 'emailed'
  /** Only what a stranger may find through a search engine. */
  index?: boolean
  back?: { to: string; label: string }
}

/** What the innermost routes say in `export const handle`, read once by the root. */
export function readPageHandle(matches: readonly { handle?: unknown }[]) {
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle))
  return {
    hydrates: handle.hydrate ?? true,
    isIndexed: handle.index ?? false,
    frame: handle.frame ?? 'shell',
    back: handle.back,
  }
}

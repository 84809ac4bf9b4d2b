interface SkipLinkProps {
  /** The id of what it leads to. */
  to?: string
  children?: string
}

/** Past what stands between to what was come for; at the top, past the bar to the page itself. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-field focus:bg-primary focus:p-3 focus:text-primary-content"
    >
      {children}
    </a>
  )
}

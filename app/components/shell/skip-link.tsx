/** The first stop of the keyboard: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-field focus:bg-primary focus:p-3 focus:text-primary-content"
    >
      Skip to content
    </a>
  )
}

/** Truncated text that expands to all of it when pressed; screen readers get the full text. */
export function Shortened({ full, short }: { full: string; short: string }) {
  if (short === full) return full
  return (
    <details className="inline-block align-top">
      <summary title={full} className="-my-3 py-3">
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{full}</span>
      </summary>
      <span aria-hidden="true" className="text-quiet">
        {full}
      </span>
    </details>
  )
}

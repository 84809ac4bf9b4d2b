/** A name that wraps only at spaces; a browser would also break 'V-12' after the hyphen. */
export function Name({ of }: { of: string }) {
  return of.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span className="inline-block [text-decoration:inherit]" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

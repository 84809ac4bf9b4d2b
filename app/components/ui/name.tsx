/** A name whose words stay whole: left alone, a line ends after any hyphen, 'V-' and below it '12'. */
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

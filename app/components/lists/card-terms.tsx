import { Fragment } from 'react'

/** What was asked, offered or agreed; nothing before the first inquiry. Every second part of the sentence is a figure. */
export function CardTerms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <p className="text-sm leading-relaxed">
      {terms.map((part, index) =>
        index % 2 === 1 ? (
          <b key={part} className="figure">
            {part}
          </b>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        ),
      )}
    </p>
  )
}

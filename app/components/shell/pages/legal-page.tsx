interface LegalPageProps {
  title: string
  /** The day from which the text holds. */
  since: string
  /** Paragraphs under their headings. */
  parts: readonly { heading: string; text: string }[]
}

/** Terms and privacy: headings, paragraphs, nothing else. */
export function LegalPage({ title, since, parts }: LegalPageProps) {
  return (
    <article className="page page-narrow">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-quiet">Effective {since}</p>
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-6">
          <h2 className="text-lg">{heading}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </article>
  )
}

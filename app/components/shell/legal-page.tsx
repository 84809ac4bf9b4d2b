interface LegalPageProps {
  title: string
  /** Paragraphs under their headings. */
  parts: readonly { heading: string; text: string }[]
}

/** Terms and privacy: headings, paragraphs, nothing else. */
export function LegalPage({ title, parts }: LegalPageProps) {
  return (
    <article className="page page-narrow">
      <h1 className="text-2xl">{title}</h1>
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-6">
          <h2 className="text-lg">{heading}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </article>
  )
}

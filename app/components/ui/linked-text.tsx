import type { TextPart } from '~/models/trade/format/linked-text'

/** A text that a user wrote, with its links and mentions. Its element keeps the line breaks: `whitespace-pre-line`. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, href, isMention }, place) => {
    // a text may occur twice
    const key = `${place} ${text}`
    if (isMention) return <b key={key}>{text}</b>
    if (!href) return text
    return (
      <a key={key} className="link" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    )
  })
}

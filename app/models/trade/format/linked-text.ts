/** Part of a text that a user wrote: text, with its line breaks, or a link. */
export type TextPart = { text: string; href?: string; isMention?: true }

/** A part, and where in the text it starts. */
type Mark = { index: number; part: TextPart }

const LINK = /\bhttps?:\/\/[^\s<>"“”]+/giu
/** Punctuation after an address, which belongs to the sentence. */
const AFTER_LINK = /[.,;:!?'’)\]}]+$/u

/** Splits a text into its links (http and https only), the other marked parts, and what is between them. */
export function linkedText(text: string, others: readonly Mark[] = []): TextPart[] {
  const links = [...text.matchAll(LINK)].flatMap(({ index, 0: match }) => linkAt(index, match))
  const marks = [...links, ...others].sort((one, other) => one.index - other.index)
  const parts: TextPart[] = []
  let end = 0
  for (const { index, part } of marks) {
    // inside a link, '@' is part of the address
    if (index < end) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(part)
    end = index + part.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function linkAt(index: number, match: string): Mark[] {
  const text = match.replace(AFTER_LINK, '')
  return URL.canParse(text) ? [{ index, part: { text, href: new URL(text).href } }] : []
}

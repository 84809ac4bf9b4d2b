/** Control characters, halves of a character, and marks that turn the writing direction of what follows. */
const UNWANTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const UNWANTED_EXCEPT_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** More accents on one letter than any language writes: they run over the lines of others. */
const STACKED = /(\p{M}[\p{M}\p{Cf}]{3})[\p{M}\p{Cf}]+/gu
/** Composing sorts the accents of a letter: it takes seconds over ten thousand of them. */
const PILED = /(\p{M}[\p{M}\p{Cf}]{31})[\p{M}\p{Cf}]+/gu
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/** One line as it is stored: trimmed, composed, line breaks as spaces; '' when nothing of it could be seen. */
export function cleanLine(text: string): string {
  return visible(text.replace(/[\t\r\n]+/g, ' ').replace(UNWANTED, ''))
}

/** Several lines as they are stored. */
export function cleanLines(text: string): string {
  return visible(text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNWANTED_EXCEPT_LINES, ''))
}

function visible(text: string): string {
  return VISIBLE.test(text) ? text.replace(PILED, '$1').normalize('NFC').replace(STACKED, '$1').trim() : ''
}

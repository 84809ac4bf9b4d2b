/** Control characters, lone surrogates, and marks that change the text direction. */
const UNWANTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const UNWANTED_EXCEPT_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** More accents on one letter than any language uses; they would overlap other lines. */
const STACKED = /(\p{M}[\p{M}\p{Cf}]{3})[\p{M}\p{Cf}]+/gu
/** Unicode composition sorts the accents of a letter, which takes seconds for ten thousand of them. */
const PILED = /(\p{M}[\p{M}\p{Cf}]{31})[\p{M}\p{Cf}]+/gu
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/** Normalizes one line for storage: trimmed, composed, line breaks as spaces; '' if nothing is visible. */
export function cleanLine(text: string): string {
  return visible(text.replace(/[\t\r\n]+/g, ' ').replace(UNWANTED, ''))
}

/** The same for several lines. */
export function cleanLines(text: string): string {
  return visible(text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNWANTED_EXCEPT_LINES, ''))
}

function visible(text: string): string {
  return VISIBLE.test(text) ? text.replace(PILED, '$1').normalize('NFC').replace(STACKED, '$1').trim() : ''
}

/*
 * The printable form of a text in PDFs. The fonts are Noto Sans and its Hebrew and Arabic families; a test checks that
 * they cover what is left here, because a browser, which shows the note next to a field, cannot read them.
 */

/** Control and format characters except line breaks, and variation selectors. */
const INVISIBLE = /[^\P{C}\n]|[\ufe00-\ufe0f]/gu

/** Letters, numbers and punctuation of scripts that the fonts lack. */
const FOREIGN =
  '(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Zyyy}\\p{sc=Zinh}])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]'

/** Full-width punctuation and marks, treated as part of adjacent words. */
const FULL_WIDTH =
  '\\u3001-\\u3004\\u3006\\u3008-\\u3020\\u302a-\\u3037\\u303c-\\u303f\\u3099-\\u309c\\u30a0\\u30fb\\u30fc\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\uff70\\uff9e\\uff9f'

/** Groups of those scripts; the first match wins. */
const KINDS = ['\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}', '\\p{sc=Hang}', '\\p{sc=Thai}', '\\p{sc=Deva}'] as const
const LETTERS = [...KINDS.map((kind) => `[${kind}]`), `(?![${KINDS.join('')}])${FOREIGN}`]
const words = (letter: string) => `(?:${letter})+(?:[ \\u3000${FULL_WIDTH}]*(?:${letter})+)*`
const WITHOUT_FONT = new RegExp(`[${FULL_WIDTH}]{0,4}(?:${LETTERS.map(words).join('|')})[${FULL_WIDTH}]*`, 'gu')

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Japanese', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['Chinese', /\p{sc=Han}/u],
  ['Korean', /\p{sc=Hang}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Hindi', /\p{sc=Deva}/u],
]

/** The remaining characters that the fonts have. */
const PRINTED = [
  '\\n\\x20-\\u052f\\u0591-\\u06ff\\u0750-\\u077f\\u08a0-\\u0970\\u10fb\\u1ab0-\\u1ac0\\u1ac5',
  '\\u1ac7-\\u1ace\\u1c80-\\u1c88\\u1d00-\\u1df9\\u1dfb-\\u20c0\\u20f0-\\u215f\\u2183\\u2184\\u2189',
  '\\u2212\\u25cc\\u2c60-\\u2c7f\\u2de0-\\u2e5d\\ua640-\\ua69f\\ua700-\\ua7ca\\ua7d0\\ua7d1\\ua7d3',
  '\\ua7d5-\\ua7d9\\ua7f2-\\ua7ff\\ua92e\\uab30-\\uab6b\\ufb00-\\ufbc2\\ufbd3-\\ufd8f\\ufd92-\\ufdc7',
  '\\ufdcf-\\ufdff\\ufe20-\\ufe2f\\ufe70-\\ufefc\\ufffc\\ufffd\\u{10780}-\\u{107ba}',
  '\\u{1df00}-\\u{1df1e}',
].join('')
const MISSING = new RegExp(`[^${PRINTED}]+`, 'gu')

/** Replaces characters that the fonts lack, such as emoji. */
const STAND_IN = '\ufffd'

/** The text as printed in PDFs: '[in Chinese]' replaces words without a font, one character each run of emoji. */
export const printedText = (text: string): string =>
  visible(text).replace(WITHOUT_FONT, placeholder).replace(MISSING, nearest)

/** 'PDFs print this as "Noodle House [in Chinese]".'; null if it is printed unchanged. */
export function printNote(text: string): string | null {
  const printed = printedText(text)
  return printed === visible(text) ? null : `PDFs print this as “${printed}”.`
}

const visible = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(INVISIBLE, '')

function placeholder(text: string): string {
  return `[in ${SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'another script'}]`
}

/** '12' for full-width or circled numbers; drops combining marks. */
function nearest(signs: string): string {
  const plain = [...signs].map((sign) => {
    if (/\p{M}/u.test(sign)) return ''
    const form = sign.normalize('NFKC')
    return form.search(MISSING) < 0 ? form : STAND_IN
  })
  return plain.join('').replace(/\ufffd+/g, STAND_IN)
}

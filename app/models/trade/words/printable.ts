/** Letters of scripts that the fonts of PDFs do not have, several words of them together. */
const LETTER =
  '(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Zyyy}\\p{sc=Zinh}])[\\p{L}\\p{M}]'
const WITHOUT_FONT = new RegExp(`(?:${LETTER})+(?:[ー ]+(?:${LETTER})+)*ー*`, 'gu')

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Japanese', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['Chinese', /\p{sc=Han}/u],
  ['Korean', /\p{sc=Hang}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Hindi', /\p{sc=Deva}/u],
]

/** '[in Chinese]' in place of words that a PDF cannot print: better than as many boxes. */
export const replaceUnprintable = (text: string): string => text.replace(WITHOUT_FONT, placeholder)

/** 'PDFs print this as "Noodle House [in Chinese]".'; null where they print it as it is. */
export function printNote(text: string): string | null {
  const printed = replaceUnprintable(text)
  return printed === text ? null : `PDFs print this as “${printed}”.`
}

function placeholder(words: string): string {
  return `[in ${SCRIPTS.find(([, letters]) => letters.test(words))?.[0] ?? 'another script'}]`
}

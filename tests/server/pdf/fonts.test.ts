import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printNote } from '~/models/trade/format/printable'
import { fonts, replaceMissingGlyphs } from '~/server/pdf/fonts.server'
import { rtlFont, rtlScriptOf } from '~/server/pdf/rtl-fonts.server'

const LAST = 0x10ffff
/** Above this code point there are only Chinese and unassigned characters. */
const LAST_OF_ALL_KINDS = 0x1ffff
const NOT_ASSIGNED = /[\p{Cs}\p{Co}\p{Cn}]/u
const SEEN = /[^\p{C}\p{Variation_Selector}\t\u00a0]/u
/** In a script that one of the fonts supports, or in no particular one. */
const OURS = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Zyyy}\p{sc=Zinh}]/u

function hasGlyph(sign: string, weight: 'regular' | 'bold'): boolean {
  const script = rtlScriptOf(sign)
  const font = script ? rtlFont(script, weight) : fonts()[weight]
  return sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

test('a character that the fonts have is kept, and any other one is replaced by ones that they have', () => {
  const wrong = []
  for (let code = 0; code <= LAST_OF_ALL_KINDS; code++) {
    const sign = String.fromCodePoint(code)
    if (NOT_ASSIGNED.test(sign)) continue
    const printed = replaceMissingGlyphs(sign)
    const isDrawn = [...printed].every((each) => hasGlyph(each, 'regular') && hasGlyph(each, 'bold'))
    const isKept = printed === sign.normalize('NFC')
    const mustBeKept = SEEN.test(sign) && OURS.test(sign) && hasGlyph(sign, 'regular') && sign === sign.normalize('NFC')
    if (!isDrawn || (mustBeKept && !isKept)) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

/** Characters of all kinds: letters, punctuation and emoji of many scripts. */
const someSign = fc.oneof(
  fc.constantFrom(...' \n\t\u00a0\u200d\ufe0f\u3000、。「」・ー①Ⅷ！Ａ🚕👨👩🏽🇺🇸1️⃣é\u0301\u20dd'),
  fc.constantFrom(...'東京タワーひらがな한국어กรุงเทพ๑हिन्दीᐃᓄᒃمכАΩaZ09'),
  fc.integer({ min: 0x20, max: 0xffff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x20, max: LAST }).map((code) => String.fromCodePoint(code)),
)

test('a PDF prints what the note on the form says, or the typed text when there is no note', () => {
  const texts = fc.array(someSign, { maxLength: 30 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const printed = replaceMissingGlyphs(text)
      const typed = text
        .normalize('NFC')
        .replace(/[\t\u00a0]/g, ' ')
        .replace(/[^\P{C}\n]|\p{Variation_Selector}/gu, '')
      const note = printNote(text)
      if (note === null) expect(printed).toBe(typed)
      else expect(note).toBe(`PDFs print this as “${printed}”.`)
      for (const sign of printed) expect(hasGlyph(sign, 'regular')).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

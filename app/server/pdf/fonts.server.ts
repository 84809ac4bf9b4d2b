import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { printedText } from '~/models/trade/words/printable'

const require = createRequire(import.meta.url)

export type Fonts = { regular: Font; bold: Font }

let parsed: Fonts | undefined

/**
 * Noto Sans, which has every letter of the Latin, Greek and Cyrillic scripts. Read once and shared by all documents:
 * laying out its first page anew took ten times as long. That is sound because no two of its letters share a glyph, so
 * that what one document says is never read out of another.
 */
export function fonts(): Fonts {
  parsed ??= {
    regular: read(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    bold: read(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  }
  return parsed
}

function read(file: string): Font {
  const font = create(readFileSync(file))
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  // one that is met first as a part of another, as the dot of ŀ is, would be read out as nothing from then on
  for (const sign of font.characterSet) font.glyphForCodePoint(sign)
  const layout = font.layout.bind(font)
  const known = new Map<string, GlyphRun>()
  font.layout = (text) => {
    const run = known.get(text) ?? layout(text, FEATURES)
    if (known.size >= KNOWN_WORDS) known.clear()
    known.set(text, run)
    return run
  }
  const createSubset = font.createSubset.bind(font)
  const made = new Map<string, Uint8Array>()
  font.createSubset = () => {
    const subset = createSubset()
    const encode = subset.encode.bind(subset)
    subset.encode = () => {
      const letters = subset.glyphs.join()
      const bytes = made.get(letters) ?? encode()
      if (made.size >= KNOWN_SUBSETS) made.clear()
      made.set(letters, bytes)
      return bytes
    }
    return subset
  }
  return font
}

type GlyphRun = ReturnType<Font['layout']>

/** Words of all documents that are not laid out anew: most of the work of a page. pdfkit scales each by 1 only. */
const KNOWN_WORDS = 5000
/** Fonts of a document's letters: most have none beyond `ASCII_CHARACTERS`, and to make one takes half the time of a page. */
const KNOWN_SUBSETS = 20

/** What every document holds from the start, in this order, so that those with nothing else share their fonts' bytes. */
export const ASCII_CHARACTERS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/**
 * Letters are set as they are. Not taken apart into a letter and its marks: fontkit would from then on read that letter
 * out as the whole of it wherever it stands, so that one Nguyễn made 'Pagẹ' of every 'Page'. Nor drawn together: the ffi
 * of office is one sign then, and whoever searches for the word does not find it.
 */
const FEATURES = { ccmp: false, liga: false }

const PLAIN = /^[\n\x20-\x7e]*$/

/** Replaces what the fonts lack, as the forms say beside their fields. */
export const replaceMissingGlyphs = (text: string): string => (PLAIN.test(text) ? text : printedText(text))

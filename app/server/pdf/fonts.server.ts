import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { printedText } from '~/models/trade/format/printable'

const require = createRequire(import.meta.url)

export type Fonts = { regular: Font; bold: Font }

let parsed: Fonts | undefined

/**
 * Noto Sans, which covers Latin, Greek and Cyrillic. Parsed once and shared by all documents: doing it again made the
 * first page ten times slower. Sharing is safe because no two of its characters share a glyph, so text extracted from
 * one document never depends on another.
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
  if ('fonts' in font) throw new Error(`${file} contains several fonts.`)
  // a glyph first used as part of another, like the dot of ŀ, would have no text in all later documents
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

/**
 * Cache size of word layouts, shared by all documents: layout is most of the work of a page, and pdfkit only scales the
 * result by 1.
 */
const KNOWN_WORDS = 5000
/**
 * Cache size of font subsets: most documents only need `ASCII_CHARACTERS`, and making a subset takes half the time of a
 * page.
 */
const KNOWN_SUBSETS = 20

/** Embedded in every document, in this order, so that documents without other characters share their font bytes. */
export const ASCII_CHARACTERS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/**
 * Glyphs are drawn unchanged. No decomposition (ccmp): fontkit would afterwards extract the base letter as the composed
 * one everywhere, so that one Nguyễn turned every 'Page' into 'Pagẹ'. No ligatures (liga): the ffi of office would be
 * one character that a search does not find.
 */
const FEATURES = { ccmp: false, liga: false }

const PLAIN = /^[\n\x20-\x7e]*$/

/** Replaces characters that the fonts lack, as the forms announce next to their fields. */
export const replaceMissingGlyphs = (text: string): string => (PLAIN.test(text) ? text : printedText(text))

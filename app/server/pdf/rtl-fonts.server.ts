import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'

const require = createRequire(import.meta.url)

export type Weight = 'regular' | 'bold'
export type RtlScript = 'hebrew' | 'arabic'

const FILES: Record<RtlScript, Record<Weight, string>> = {
  hebrew: {
    regular: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  },
  arabic: {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
}

const LETTERS: readonly (readonly [RtlScript, RegExp])[] = [
  ['hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/],
  ['arabic', /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/],
]

/** The right-to-left script of a character; null for all others, which are in Noto Sans or in no font. */
export const rtlScriptOf = (sign: string): RtlScript | null =>
  LETTERS.find(([, letters]) => letters.test(sign))?.[0] ?? null

const parsed = new Map<string, Font>()

/** Noto Sans for a right-to-left script, read on first use. */
export function rtlFont(script: RtlScript, weight: Weight): Font {
  const file = FILES[script][weight]
  const font = parsed.get(file) ?? read(require.resolve(file))
  parsed.set(file, font)
  return font
}

/** Numbers, which are left-to-right even in right-to-left text. */
const DIGITS = /^\p{Nd}+$/u

/**
 * Letters share glyph parts: one glyph is the bowl of several letters, another one their dots. To extract each letter
 * correctly, a glyph gets a separate id for each letter that it is used for.
 */
function read(file: string): Font {
  const font = create(readFileSync(file))
  if ('fonts' in font) throw new Error(`${file} contains several fonts.`)
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => drawnFor(getGlyph(id, codePoints), codePoints)
  const layout = font.layout.bind(font)
  const ids = new Map<string, number>()
  font.layout = (text) => {
    const run = layout(text, undefined, undefined, undefined, DIGITS.test(text) ? 'ltr' : 'rtl')
    run.glyphs = run.glyphs.map((glyph) => {
      const name = `${glyph.id}/${glyph.codePoints}`
      const id = ids.get(name) ?? glyph.id + ids.size * GLYPHS
      ids.set(name, id)
      return Object.assign(Object.create(glyph), { id })
    })
    return run
  }
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = createSubset()
    const places = new Map<number, number>()
    return Object.assign(subset, {
      includeGlyph(id: number) {
        const place = places.get(id) ?? subset.glyphs.push(id % GLYPHS) - 1
        places.set(id, place)
        return place
      },
    })
  }
  return font
}

/** More glyphs than a font can have. */
const GLYPHS = 0x10000

/** Extracted as nothing; without this text, readers make some up for the glyph. */
const JOINER = 0x200d

const drawnFor = (glyph: Glyph, codePoints: number[]): Glyph =>
  Object.assign(Object.create(glyph), { codePoints: codePoints.length > 0 ? codePoints : [JOINER] })

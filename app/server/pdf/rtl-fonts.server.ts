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

/** The script of a letter that is written from right to left; null for all others, which Noto Sans has or nobody. */
export const rtlScriptOf = (sign: string): RtlScript | null =>
  LETTERS.find(([, letters]) => letters.test(sign))?.[0] ?? null

const parsed = new Map<string, Font>()

/** Noto Sans for a script that is written from right to left, read when it is first needed. */
export function rtlFont(script: RtlScript, weight: Weight): Font {
  const file = FILES[script][weight]
  const font = parsed.get(file) ?? read(require.resolve(file))
  parsed.set(file, font)
  return font
}

/** Numbers, which run from left to right in words that do not. */
const DIGITS = /^\p{Nd}+$/u

/**
 * Letters are drawn from parts: one glyph is the bow of several letters, its dots another. So that a letter is read out as
 * itself, a glyph counts as another one for each letter that it is drawn for.
 */
function read(file: string): Font {
  const font = create(readFileSync(file))
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
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

/** More than a font can have. */
const GLYPHS = 0x10000

/** Is read out as nothing: readers make up something for a glyph without any letter. */
const JOINER = 0x200d

const drawnFor = (glyph: Glyph, codePoints: number[]): Glyph =>
  Object.assign(Object.create(glyph), { codePoints: codePoints.length > 0 ? codePoints : [JOINER] })

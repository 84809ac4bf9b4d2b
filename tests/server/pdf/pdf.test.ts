import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { pictures } from '~/server/pdf/pictures.server'
import { rtlFont } from '~/server/pdf/rtl-fonts.server'
import { table, totals } from '~/server/pdf/table.server'
import { definitionList, heading, paragraph, title } from '~/server/pdf/text.server'

const ABOUT = {
  title: 'Quote 7 & <terms> Łódź',
  language: 'en-US',
  subject: 'What it costs',
  writtenAt: new Date('2026-11-20T15:00:00Z'),
  footer: 'The Long Haul',
}

async function written(...blocks: ((pdf: Pdf) => void)[]) {
  const pieces: Uint8Array[] = []
  const outAfter: number[] = []
  const bytes = pdfOf(ABOUT, async function* (pdf) {
    for (const write of blocks) {
      write(pdf)
      yield
      outAfter.push(pieces.reduce((sum, { length }) => sum + length, 0))
    }
  })
  for await (const piece of bytes) pieces.push(piece)
  const whole = Buffer.concat(pieces)
  const read = await getDocumentProxy(new Uint8Array(whole))
  const { text } = await extractText(read, { mergePages: false })
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), read, whole, outAfter }
}

test('has a title and a language and is tagged for screen readers', async () => {
  const { read, whole } = await written((pdf) => title(pdf, 'A quote'))
  const { info, metadata } = await read.getMetadata()
  expect(info).toMatchObject({ Title: ABOUT.title, Language: 'en-US', IsAcroFormPresent: false })
  // the title is in the XML metadata, too
  expect(metadata?.get('dc:title')).toBe(ABOUT.title)
  expect(await read.getMarkInfo()).toMatchObject({ Marked: true })
  expect(whole.includes('/DisplayDocTitle true')).toBe(true)
})

/** Every letter of the script up to a code point, above which there are only dead languages. */
const lettersOf = (script: RegExp, last: number) =>
  Array.from({ length: last - 0x40 }, (_, at) => String.fromCodePoint(at + 0x41)).filter((sign) => script.test(sign))

const LETTERS = [
  ...lettersOf(/^\p{Script=Latin}$/u, 0x1eff),
  ...lettersOf(/^(?=\p{L})\p{Script=Greek}$/u, 0x3ff),
  ...lettersOf(/^(?=\p{L})\p{Script=Cyrillic}$/u, 0x52f),
]

test('Latin, Greek and Cyrillic letters can be extracted in both weights, from embedded fonts', async () => {
  const names = [
    'José Łukasz Çelik Đặng Þórður Ελένη Παπαδοπούλου Олександр Ґудзь',
    ...chunks(
      LETTERS.filter((sign) => sign === sign.normalize('NFC')),
      40,
    ),
  ]
  const { pages, whole } = await written((pdf) => {
    for (const name of names) {
      paragraph(pdf, name)
      paragraph(pdf, name, { isBold: true })
    }
  })
  const missing = names.filter((name) => pages.join(' ').split(name).length !== 3)
  expect(missing).toEqual([])
  expect(pages[0]).toContain('The Long Haul Page 1 of')
  const fonts = whole.toString('latin1').match(/\/BaseFont \/\S+/g) ?? []
  expect([...new Set(fonts.map((font) => font.replace(/^.*\+/, '')))].sort()).toEqual([
    'NotoSans-Bold',
    'NotoSans-Regular',
  ])
})

test('has no ligatures, so that words can be found', async () => {
  const { read } = await written((pdf) => paragraph(pdf, 'office, waffle, fleet and find'))
  const { items } = await (await read.getPage(1)).getTextContent({ disableNormalization: true })
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('office, waffle, fleet and find')
})

test('replaces emoji with one character and does not shift the text', async () => {
  const { pages } = await written((pdf) => paragraph(pdf, '🚕🚕 Cab\u200bs\u202e end'))
  expect(pages[0]).toContain('\ufffd Cabs end')
})

test('replaces words of a script without a font with its name', async () => {
  const { pages } = await written((pdf) => paragraph(pdf, '街头 北京 and ABC街'))
  expect(pages[0]).toContain(' [in Chinese] and ABC[in Chinese] ')
})

describe('right-to-left text', () => {
  /** The words of the first page with their positions, without the footer. */
  async function shown(...blocks: ((pdf: Pdf) => void)[]) {
    const { read, whole } = await written(...blocks)
    const { items } = await (await read.getPage(1)).getTextContent()
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    const placed = words.map(({ str, transform }) => ({ str: letters(str), x: transform[4], y: transform[5] }))
    return { words: placed.filter(({ y }) => y > 100), whole }
  }
  const letters = (text: string) => text.replace(/[\u200d\s]/g, '')

  test.each([
    ['Hebrew', 'רחוב דיזנגוף 25', ['25', 'דיזנגוף', 'רחוב']],
    ['Arabic', 'شارع درب 25', ['25', 'درب', 'شارع']],
    ['among English', 'Scene: רחוב ראשי (night)', ['Scene:', 'ראשי', 'רחוב', '(night)']],
  ])('is laid out in visual order: %s', async (_, text, order) => {
    const { words } = await shown((pdf) => paragraph(pdf, text))
    const line = [...words].filter(({ str }) => str !== 'Backlot').sort((one, other) => one.x - other.x)
    const seen = line.map(({ str }) => str).join('')
    const places = order.map((word) => seen.indexOf(letters(word)))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('can be extracted as typed, has joined letters, and embeds its fonts only when they are used', async () => {
    const fontsIn = (pdf: Buffer) =>
      [...new Set(pdf.toString('latin1').match(/\/BaseFont \/\S+/g))].map((name) => name.replace(/^.*\+/, '')).sort()
    const { whole, words } = await shown((pdf) => paragraph(pdf, 'مرحبا بكم', { isBold: true }))
    expect(words.map(({ str }) => str).join('')).toContain('مرحبا')
    expect(fontsIn(whole)).toEqual(['NotoSans-Bold', 'NotoSans-Regular', 'NotoSansArabic-Bold'])
    expect(fontsIn((await shown((pdf) => paragraph(pdf, 'Hello'))).whole)).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
    ])

    const drawnFor = (letter: string) =>
      rtlFont('arabic', 'regular')
        .layout(letter.repeat(3))
        .glyphs.filter(({ codePoints }) => codePoints.includes(letter.codePointAt(0) ?? 0))
        .map(({ id }) => id)
    // the first, middle and last letters have different forms, which no other letter shares
    expect(new Set([...drawnFor('ب'), ...drawnFor('ت')]).size).toBe(6)
  })

  test('breaks lines in reading order and ends with an ellipsis when it does not fit', async () => {
    const long = Array.from({ length: 40 }, (_, at) => `רחוב${at + 1}`)
    const { words } = await shown((pdf) => paragraph(pdf, long.join(' ')))
    const lines = [...new Set(words.map(({ y }) => y))].map((y) => words.filter((word) => word.y === y))
    const numbers = lines.map((line) => line.flatMap(({ str }) => str.match(/\d+/g)?.map(Number) ?? []))
    const filled = numbers.filter((line) => line.length > 0)
    expect(filled.length).toBeGreaterThan(1)
    for (const [at, line] of filled.slice(1).entries())
      expect(Math.min(...line)).toBeGreaterThan(Math.max(...(filled[at] ?? [])))

    const cut = await written((pdf) =>
      table(pdf, [{ head: 'Note', share: 1 }], [[`${long.join(' ')} `.repeat(40)], ['after it']]),
    )
    expect(cut.pages.join(' ')).toContain('…')
    expect(cut.pages.at(-1)).toContain('after it')
  })
})

describe('a table of a hundred lines', () => {
  const rows = Array.from({ length: 100 }, (_, at) => [`line ${at + 1}.`, 'word '.repeat(at % 30)])

  test('continues over pages with its headers on each and loses no line', async () => {
    const { pages } = await written((pdf) => {
      heading(pdf, 'Lines')
      table(
        pdf,
        [
          { head: 'Number', share: 1 },
          { head: 'Words', share: 2, align: 'right' },
        ],
        rows,
      )
    })
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Number Words')
      expect(page).toContain(`The Long Haul Page ${at + 1} of ${pages.length}`)
    }
    for (const [number] of rows) expect(pages.filter((page) => page.includes(` ${number}`)).length).toBe(1)
  })

  test('has its headers once for screen readers', async () => {
    const { whole } = await written((pdf) => table(pdf, [{ head: 'Number', share: 1 }], rows))
    const parts = whole.toString('latin1').match(/\/S \/T[HD]\b/g) ?? []
    expect(parts.filter((part) => part.endsWith('TH')).length).toBe(1)
    expect(parts.filter((part) => part.endsWith('TD')).length).toBe(100)
  })

  test('truncates a cell that is longer than a page and continues', async () => {
    const { pages } = await written((pdf) =>
      table(pdf, [{ head: 'Note', share: 1 }], [['long '.repeat(5000)], ['after it']]),
    )
    expect(pages.length).toBe(3)
    expect(pages[2]).toContain('after it')
  })
})

test('omits unknown facts and puts totals below their items', async () => {
  const { pages } = await written(
    (pdf) =>
      definitionList(pdf, [
        { label: 'Color', value: 'Red' },
        { label: 'Fuel', value: '' },
      ]),
    (pdf) =>
      totals(pdf, [
        { label: 'Agreed', amount: '$1,040.00' },
        { label: 'Total', amount: '$1,132.56' },
      ]),
  )
  expect(pages[0]).toContain('Color Red Agreed $1,040.00 Total $1,132.56')
})

test('shows pictures with their labels, and a text for unreadable ones', async () => {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const shots = [jpeg, null, Buffer.from('no picture'), jpeg.subarray(0, 4)].map((bytes, at) => ({
    label: `Shot ${at + 1}`,
    alt: `1957 Bel Air, shot ${at + 1}`,
    absence: 'This picture is missing.',
    bytes,
  }))
  const { pages, whole, read } = await written((pdf) => pictures(pdf, shots))
  expect(pages[0]?.split('This picture is missing.').length).toBe(4)
  expect(whole.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBe(1)
  const tree = await (await read.getPage(1)).getStructTree()
  expect(JSON.stringify(tree)).toContain('1957 Bel Air, shot 1')
})

test('the cross-reference table has the position of every object', async () => {
  const { whole } = await written(
    (pdf) => paragraph(pdf, 'Łódź'),
    (pdf) => title(pdf, 'A quote'),
  )
  const text = whole.toString('latin1')
  const [, table = '0'] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
  const places = [...text.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(places.length).toBeGreaterThan(10)
  for (const [at, place] of places.entries()) expect(text.slice(place, place + 12)).toContain(`${at + 1} 0 obj\n`)
})

test('finished parts are sent before the rest is written', async () => {
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const picture = { label: '', alt: 'x', absence: '', bytes: jpeg }
  const { outAfter } = await written(...[1, 2, 3].map(() => (pdf: Pdf) => pictures(pdf, [picture])))
  expect(outAfter.map((bytes) => Math.floor(bytes / jpeg.length))).toEqual([1, 2, 3])
})

function chunks(signs: string[], size: number): string[] {
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, at) =>
    signs.slice(at * size, (at + 1) * size).join(''),
  )
}

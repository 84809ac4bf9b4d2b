import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cleanLine, cleanLines } from '~/models/trade/format/clean-text'
import { firstAndMore, listOf, numberWord, searchWords, unbrokenDates } from '~/models/trade/format/text'
import { formatNumber } from '~/models/trade/number'

test.each([
  [2, 'two'],
  [7, 'seven'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
  [20, 'twenty'],
  [30, 'thirty'],
  [65, '65'],
  [90, 'ninety'],
  [100, '100'],
])('%i is written as %s', (number, text) => expect(numberWord(number)).toBe(text))

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1240, '-1,240'],
  [1234567, '1,234,567'],
  [12345.6789, '12,345.6789'],
])('%d is written as %s', (number, text) => expect(formatNumber(number)).toBe(text))

test.each([
  [['Ford'], 'Ford'],
  [['Ford', 'Dodge'], 'Ford and Dodge'],
  [['Ford', 'Dodge', 'Jeep'], 'Ford, Dodge, and Jeep'],
])('%j are listed as %s', (words, text) => expect(listOf(words)).toBe(text))

test.each([
  [[], ''],
  [['Ford'], 'Ford'],
  [['Ford', 'Dodge'], 'Ford and 1 more'],
  [['Ford', 'Dodge', 'Jeep'], 'Ford and 2 more'],
])('%j are shortened to "%s"', (words, text) => expect(firstAndMore(words)).toBe(text))

test.each([
  [2, 3, 'Ford, Dodge, and 1 more'],
  [3, 3, 'Ford, Dodge, and Jeep'],
  [3, 1_003, 'Ford, Dodge, Jeep, and 1,000 more'],
  [3, 5, 'Ford, Dodge, Jeep, and 2 more'],
])('%i of %i are shortened to "%s"', (shown, count, text) =>
  expect(firstAndMore(['Ford', 'Dodge', 'Jeep'], shown, count)).toBe(text),
)

describe('a line', () => {
  test.each([
    ['  Street traffic  ', 'Street traffic'],
    ['night\nexterior', 'night exterior'],
    ['night\r\n\texterior', 'night exterior'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['Police 🚓, 👩‍👩‍👧 and 🇺🇸', 'Police 🚓, 👩‍👩‍👧 and 🇺🇸'],
    ['half \ud83d a car', 'half  a car'],
    ['safe\u202eexe.txt', 'safeexe.txt'],
    ['Cafe\u0301', 'Caf\u00e9'],
    [`e${'\u0302\u0316'.repeat(30)}!`, 'ê\u0316\u0316\u0316\u0316!'],
    [`x${'\u0316\u200d'.repeat(30)}!`, 'x\u0316\u200d\u0316\u200d!'],
    ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['שָׁלּוֹם ที่นี่ Ngữ', 'שָׁלּוֹם ที่นี่ Ngữ'.normalize('NFC')],
    ['\u200b\u200b', ''],
    ['\u00a0\u3000 \t', ''],
    ['', ''],
  ])('%j is cleaned to %j', (typed, kept) => expect(cleanLine(typed)).toBe(kept))

  test('with thousands of accents on a letter keeps a few and does not normalize the others', () => {
    const composed = vi.spyOn(String.prototype, 'normalize')
    expect(cleanLine(`e${'\u0302\u0316'.repeat(5000)}!`)).toBe('ê\u0316\u0316\u0316\u0316!')
    expect(composed.mock.contexts.map((text) => String(text).length)).toEqual([34])
    composed.mockRestore()
  })
})

describe('several lines', () => {
  test.each([
    [' first\r\nsecond\rthird\n', 'first\nsecond\nthird'],
    ['a\u0000b\tc', 'ab c'],
    ['\n\n', ''],
  ])('%j are cleaned to %j', (typed, kept) => expect(cleanLines(typed)).toBe(kept))
})

const marks = fc.string({ unit: fc.constantFrom('e', '\u1100', '\u1161', '\u0302', '\u0316', '\u0327', '\u200d', ' ') })

test('cleaning text again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), marks), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      expect(/[\p{Cc}\p{Cs}]/u.test(cleanLine(text))).toBe(false)
    }),
  )
})

test('a search has at most eight words in lower case', () => {
  expect(searchWords('  Nova\t1968 ')).toEqual(['nova', '1968'])
  expect(searchWords('a '.repeat(50))).toHaveLength(8)
})

test('the dates of a text do not wrap', () => {
  const text = 'You offered $480 for Dec 30 to Jan 2, 2027, $520.80 with tax. Order #1006.'
  expect(unbrokenDates(text)).toBe(
    text.replace('Dec 30', 'Dec\u00a030').replace('Jan 2, 2027', 'Jan\u00a02,\u00a02027'),
  )
})

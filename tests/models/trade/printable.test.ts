import { expect, test } from 'vitest'
import { printedText, printNote } from '~/models/trade/format/printable'

test.each([
  ['街头 北京 and ABC街', '[in Chinese] and ABC[in Chinese]'],
  ['東京タワー', '[in Japanese]'],
  ['서울 거리 / กรุงเทพ ๑๒', '[in Korean] / [in Thai]'],
  ['ᐃᓄᒃ', '[in another script]'],
  ['東京 한국어', '[in Chinese] [in Korean]'],
  ['हिन्दी ไทย ᐃᓄᒃ', '[in Hindi] [in Thai] [in another script]'],
  ['「東京、大阪」・京都。', '[in Chinese]'],
  ['東京　タワー　Tokyo', '[in Japanese] Tokyo'],
  ['ＡＢＣ１２！①　Ⅷ', 'ABC12!1 VIII'],
  ['Taxi 🚕 and 👨‍👩‍👧🚓', 'Taxi � and �'],
  ['Stop。', 'Stop�'],
  ['1️⃣', '1'],
])('replaces text without a font and announces it on the form: %s', (text, printed) => {
  expect(printedText(text)).toBe(printed)
  expect(printNote(text)).toBe(`PDFs print this as “${printed}”.`)
})

test.each(['', 'Café Nguyễn', 'Cafe\u0301', 'Гараж', 'Ωmega', 'מכונית', 'سيارة', '12 ¾ – “x” €', 'two\nlines\u200b'])(
  'announces nothing for %j',
  (text) => {
    expect(printNote(text)).toBeNull()
  },
)

test('replaces a long line of punctuation with one character', () => {
  expect(printedText('、'.repeat(50_000))).toBe('�')
})

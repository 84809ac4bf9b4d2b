import { expect, test } from 'vitest'
import { printNote, replaceUnprintable } from '~/models/trade/words/printable'

test.each([
  ['街头 北京 and ABC街', '[in Chinese] and ABC[in Chinese]'],
  ['東京タワー', '[in Japanese]'],
  ['서울 거리 / กรุงเทพ', '[in Korean] / [in Thai]'],
  ['ᐃᓄᒃ', '[in another script]'],
])('words of a script without a font are replaced by its name, which the form says: %s', (words, printed) => {
  expect(replaceUnprintable(words)).toBe(printed)
  expect(printNote(words)).toBe(`PDFs print this as “${printed}”.`)
})

test.each(['', 'Café Nguyễn', 'Гараж', 'Ωmega', 'מכונית', 'سيارة', '🚕 12 ¾'])(
  'the form says nothing of %s',
  (words) => {
    expect(printNote(words)).toBeNull()
  },
)

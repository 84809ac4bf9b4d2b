import { expect, test } from 'vitest'
import { numberWord } from '~/models/trade/words/text'

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
])('%i is said as %s', (number, words) => expect(numberWord(number)).toBe(words))

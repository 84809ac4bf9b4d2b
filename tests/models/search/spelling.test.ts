import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestWord, splitWords } from '~/models/search/spelling'

describe('the words of a search', () => {
  test.each([
    ['1957 Chevrolet, Bel  Air', ['1957', 'chevrolet', 'bel', 'air']],
    ['Citroën DS', ['citroen', 'ds']],
    ['F-150 f150', ['f150']],
    ['Rolls-Royce / Mercedes-Benz', ['rollsroyce', 'mercedesbenz']],
    ["driver's", ['drivers']],
    ['-ford-', ['ford']],
    ['%_"; 🚗', []],
    ['', []],
  ])('%s', (text, words) => expect(splitWords(text)).toEqual(words))

  test('are at most twelve different words of plain letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = splitWords(text)
        expect(words.length).toBeLessThanOrEqual(12)
        expect(new Set(words).size).toBe(words.length)
        expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
      }),
    )
  })
})

describe('the nearest word', () => {
  test.each([
    ['mustnag', ['sedan', 'mustang'], 'mustang'],
    ['chevorlet', ['chrysler', 'chevrolet'], 'chevrolet'],
    ['fodr', ['ford', 'fury'], 'ford'],
    ['polce', ['police', 'pickup'], 'police'],
    ['bus', ['van', 'suv'], null],
    ['xylophone', ['sedan', 'taxi'], null],
    ['1912', ['1962', '1921'], null],
    ['anything', [], null],
  ])('to %s of %j is %s', (typed, candidates, nearest) => expect(nearestWord(typed, candidates)).toBe(nearest))

  test('to a word with a missing letter is the word', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.nat(11), (right, at) => {
        const place = at % right.length
        expect(nearestWord(right.slice(0, place) + right.slice(place + 1), [right])).toBe(right)
      }),
    )
  })
})

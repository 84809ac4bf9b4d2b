import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearSearches } from '~/models/search/search-page'
import { nearestWord, otherWord, splitWords } from '~/models/search/spelling'
import { EVERYTHING, searchString } from '~/models/trade/addresses/search-query'

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

  test('are at most eight different words of plain letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = splitWords(text)
        expect(words.length).toBeLessThanOrEqual(8)
        expect(new Set(words).size).toBe(words.length)
        expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
      }),
    )
  })
})

test.each([
  ['chevy', 'chevrolet'],
  ['vw', 'volkswagen'],
  // a prefix of its make
  ['olds', null],
  // two words, neither of which is the make
  ['rangerover', null],
  ['sedan', null],
])('%s stands for %s', (word, other) => expect(otherWord(word)).toBe(other))

describe('the nearest word', () => {
  test.each([
    ['mustnag', ['sedan', 'mustang'], 'mustang'],
    ['chevorlet', ['chrysler', 'chevrolet'], 'chevrolet'],
    ['fodr', ['ford', 'fury'], 'ford'],
    ['polce', ['police', 'pickup'], 'police'],
    ['bus', ['van', 'suv'], null],
    ['xylophone', ['sedan', 'taxi'], null],
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

describe('alternatives to a search without results', () => {
  test('drop more and more, never repeat, and keep at least one typed word', () => {
    const query = { ...EVERYTHING, text: 'gold motorcycle', yearTo: 1924, city: 'Atlanta, GA' as const }
    const asked = nearSearches(query).map(searchString)
    expect(asked[0]).toBe('q=gold+motorcycle&city=Atlanta%2C+GA')
    expect(asked).toContain('q=motorcycle')
    expect(asked.indexOf('q=motorcycle')).toBeLessThan(asked.indexOf('q=gold'))
    expect(asked.every((search) => /gold|motorcycle/.test(search))).toBe(true)
    expect(asked).not.toContain(searchString(query))
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('keep the filters of a search without words; a city alone has no alternatives', () => {
    const filtered = { ...EVERYTHING, makes: ['Ford'], city: 'Atlanta, GA' as const }
    expect(nearSearches(filtered).map(searchString)).toEqual(['make=Ford'])
    expect(nearSearches({ ...EVERYTHING, city: 'Atlanta, GA' })).toEqual([])
  })

  test('are empty for a search for everything', () => expect(nearSearches(EVERYTHING)).toEqual([]))
})

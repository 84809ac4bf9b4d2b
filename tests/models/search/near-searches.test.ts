import { describe, expect, test } from 'vitest'
import { leftOutText, nearSearches, nearText } from '~/models/search/near-searches'
import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'

describe('alternatives to a search without results', () => {
  const query = { ...EVERYTHING, text: 'gold motorcycle', yearTo: 1924, city: 'Atlanta, GA' as const }

  test('drop more and more and never repeat', () => {
    expect(nearSearches(query, ['gold motorcycle', 'motorcycle']).map(searchString)).toEqual([
      'q=gold+motorcycle&city=Atlanta%2C+GA',
      'q=gold+motorcycle&year-to=1924',
      'q=gold+motorcycle',
      'q=motorcycle',
    ])
    expect(nearSearches({ ...EVERYTHING, text: 'police zeppelin' }, ['police']).map(searchString)).toEqual(['q=police'])
    expect(nearSearches({ ...EVERYTHING, text: 'zeppelin' }, [])).toEqual([])
  })

  test('keep the filters of a search without words; a city alone has no alternatives', () => {
    const filtered = { ...EVERYTHING, makes: ['Ford'], city: 'Atlanta, GA' as const }
    expect(nearSearches(filtered, []).map(searchString)).toEqual(['make=Ford'])
    expect(nearSearches({ ...EVERYTHING, city: 'Atlanta, GA' }, [])).toEqual([])
    expect(nearSearches(EVERYTHING, [])).toEqual([])
  })

  test('say which words they leave out', () => {
    const near = { ...EVERYTHING, text: 'hearse' }
    expect(leftOutText({ ...EVERYTHING, text: 'red hearse 1912' }, near)).toBe('Left out: “red”, “1912”.')
    expect(leftOutText(near, near)).toBeNull()
    expect(leftOutText(near, EVERYTHING)).toBeNull()
  })

  test.each<[Partial<SearchQuery>, Partial<SearchQuery>, string]>([
    [{ text: 'police zeppelin' }, { text: 'police' }, '2 vehicles for “police”'],
    [
      { text: 'ford', yearTo: 1924, city: 'Atlanta, GA' },
      { text: 'ford' },
      '2 vehicles for “ford” without filters in every city',
    ],
    [
      { makes: ['Ford'], booking: { from: '2026-12-01', to: '2026-12-02' } },
      { makes: ['Ford'] },
      '2 vehicles on any days',
    ],
    [{ text: 'zeppelin', yearTo: 1924 }, { yearTo: 1924 }, '2 vehicles that match the filters'],
  ])('are named: %j, %j', (requested, near, note) =>
    expect(nearText({ ...EVERYTHING, ...requested }, { query: { ...EVERYTHING, ...near }, total: 2 })).toBe(note),
  )
})

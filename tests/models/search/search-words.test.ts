import { describe, expect, test } from 'vitest'
import { meaningOf } from '~/models/fleet/glossary/trade-words'
import { searchWords } from '~/models/search/search-words'

/** 'taxi/cab' means either of two words; a word that may also be a prefix or be corrected ends with *. */
const read = (text: string) => searchWords(text).map(({ words, isOpen }) => words.join('/') + (isOpen ? '*' : ''))

describe('a search asks for', () => {
  test.each([
    ['bel air', ['bel/belair*', 'air/belair*']],
    ['cab', ['taxi/cab']],
    ['yellow cabs', ['yellow*', 'taxi/cabs']],
    ['police cruiser', ['police']],
    ['wagon station', ['wagon/estate']],
    ['chevy belair', ['chevrolet/chevy', 'bel/belair', 'air/belair']],
    ['57 chevy', ['57/1957*', 'chevrolet/chevy']],
    ["'57", ['57/1957*']],
    ['03', ['03/1903/2003*']],
    ['19', ['19*']],
    ['1957', ['1957*']],
    ['late 60s', ['1967/1968/1969']],
    ['mid fifties sedan', ['1954/1955/1956', 'sedan*']],
    ['late model', ['late/latemodel*', 'model/latemodel*']],
    ['fire truck', ['fire', 'truck']],
    ['truck', ['pickup/truck']],
    ['pickup truck', ['pickup']],
    ['thunder bird', ['thunder/thunderbird*', 'bird/thunderbird*']],
    ['buses', ['buses/buse/bus*']],
    ['town car', ['town', 'car']],
    ['model a', ['model', 'a']],
    ['a red car', ['red*']],
    ['police police', ['police*']],
    ['the car', []],
    ['%_"\'\\ 🚗', []],
  ])('%s: %j', (text, expected) => expect(read(text)).toEqual(expected))
})

describe('the vocabulary', () => {
  test('reads a phrase in any order, a nickname of a make, and nothing else', () => {
    expect(meaningOf('car squad')).toEqual([['police']])
    expect(meaningOf('vw')).toEqual([['volkswagen']])
    expect(meaningOf('mercedes')).toEqual([['mercedesbenz']])
    expect(meaningOf('rangerover')).toEqual([['range'], ['rover']])
    // two words, of which one is a prefix of the other
    expect(meaningOf('alfa')).toBeNull()
    expect(meaningOf('sedan')).toBeNull()
  })
})

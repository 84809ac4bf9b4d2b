import { describe, expect, test } from 'vitest'
import { savedString } from '~/models/search/saved-search'
import { searchForm } from '~/models/search/search-form'
import { appliedFilters } from '~/models/search/search-page'
import { EVERYTHING, lastingPart, searchString, withinBox, withoutFilters } from '~/models/trade/addresses/search-query'

const read = (address: string) => searchForm('2026-11-20').parse(Object.fromEntries(new URLSearchParams(address)))

describe('an area', () => {
  const BOX = { south: 33.65, north: 33.9, west: -84.5, east: -84.2 }

  test.each([
    ['33.65,-84.5,33.9,-84.2', BOX],
    ['33.9,-84.2,33.65,-84.5', BOX],
    [' 33.65 , -84.5 , 33.9 , -84.2 ', BOX],
    ['33.65001,-84.49999,33.89999,-84.20001', BOX],
    ['-90,-180,90,180', { south: -90, north: 90, west: -180, east: 180 }],
    ['0,0,0,0', { south: 0, north: 0, west: 0, east: 0 }],
    // across the date line: the part on this side
    ['-10,175,10,-175', { south: -10, north: 10, west: -175, east: 175 }],
  ])('%j is south, west, north and east, in order and rounded outwards', (area, box) => {
    expect(read(`area=${area}`)).toEqual({ ...EVERYTHING, box })
  })

  test.each([
    '',
    '33.65,-84.5,33.9',
    '33.65,-84.5,33.9,-84.2,1',
    'NaN,NaN,NaN,NaN',
    '33.65,-84.5,33.9,Infinity',
    '3e1,-84.5,33.9,-84.2',
    '91,-84.5,33.9,-84.2',
    '33.65,-181,33.9,-84.2',
    '1000,-84.5,33.9,-84.2',
    '33.65,-84.5,33.9,east',
    ',,,',
    '33.65,-84.5,33.9,-84.2222222222222222',
  ])('%j is ignored', (area) => expect(read(`area=${area}`)).toEqual(EVERYTHING))

  test('of 500 characters is ignored', () => expect(read(`area=${'1'.repeat(500)}`)).toEqual(EVERYTHING))

  test('is ignored beside a place, and replaces one', () => {
    expect(read('area=1,2,3,4&near=90012').box).toBeNull()
    expect(read('area=1,2,3,4&within=studio-zone').box).toBeNull()
    expect(searchString(withinBox(read('q=ford&near=90012&sort=distance&map=on'), BOX))).toBe(
      'q=ford&area=33.65%2C-84.5%2C33.9%2C-84.2&map=on',
    )
  })

  test('is a filter that can be removed, and is not remembered', () => {
    const search = read('q=ford&area=1,2,3,4&map=on')
    const everywhere = { ...EVERYTHING, text: 'ford', isMapOpen: true }
    expect(appliedFilters(search)).toEqual([{ label: 'Map area', without: everywhere }])
    expect(withoutFilters(search)).toEqual(everywhere)
    expect(searchString(lastingPart(search))).toBe('q=ford')
  })

  test('is saved with its search, without the map', () => {
    expect(savedString(read('q=ford&area=1,2,3,4&map=on'))).toBe('q=ford&area=1%2C2%2C3%2C4')
    expect(savedString(read('map=on'))).toBe('')
  })
})
